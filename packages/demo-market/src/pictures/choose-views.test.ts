import { expect, test } from 'vitest'
import type { DemoProduct, DemoShop, Look } from '../demo-goods.ts'
import { chooseViews } from './choose-views.ts'

const product = (name: string, look: Look, isFeatured = false): DemoProduct => ({
  name,
  subtitle: '',
  subCategory: 'OTHER',
  naira: 1_000,
  stock: 1,
  description: '',
  specifications: {},
  delivery: 'STANDARD',
  returns: { policy: 'NONE', days: 0 },
  tax: 'STANDARD',
  sold: 0,
  rating: null,
  look,
  ...(isFeatured ? { isFeatured: true as const } : {}),
})

const shop = (name: string, products: DemoProduct[]): DemoShop => ({
  name,
  city: 'Enugu',
  state: 'ENUGU',
  category: 'FOOD',
  description: '',
  avatar: 'pot',
  sign: { colours: 'ochre', front: 'awning', emblem: 'pot' },
  owner: { name: 'Ada', line: 'Come in.' },
  products,
})

const rice = () => product('rice', { main: 'sack', beside: ['emoji:1f33e'] })
const plain = () => product('plain', { main: 'pot' })

test('every product has at least one view, whatever the limit', () => {
  const [best, other] = [product('best', { main: 'suya' }, true), plain()]

  const views = chooseViews([shop('a', [best, other])], 0)

  expect([...views.values()]).toEqual([[0], [0]])
})

test('featured products get up to four views, a second for all before a third for any', () => {
  const [one, two] = [product('one', { main: 'suya' }, true), product('two', { main: 'akara' }, true)]
  const shops = [shop('a', [one, plain()]), shop('b', [two])]
  const countsOf = (most: number) => [...chooseViews(shops, most).values()].map((views) => views.length)

  expect(countsOf(6)).toEqual([3, 1, 2])
  expect(countsOf(100)).toEqual([4, 1, 4])
})

test('the remaining views go to products with companions, to each shop in turn', () => {
  const [first, second, third] = [rice(), rice(), rice()]
  const shops = [shop('a', [plain(), first, second]), shop('b', [third])]

  const views = chooseViews(shops, 6)

  expect([first, second, third].map((each) => views.get(each)?.length)).toEqual([2, 1, 2])
})
