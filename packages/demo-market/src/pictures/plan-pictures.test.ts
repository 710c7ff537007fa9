import { expect, test } from 'vitest'
import type { DemoShop, Look } from '../demo-goods.ts'
import { demoShops } from '../demo-shops.ts'
import { planPictures } from './plan-pictures.ts'

const drawnRice = (look: Look): DemoShop['products'][number] => ({
  name: 'Drawn rice, large bowl',
  subtitle: '',
  subCategory: 'Local',
  naira: 5_500,
  stock: 4,
  description: '',
  specifications: {},
  delivery: 'STANDARD',
  returns: { policy: 'NONE', days: 0 },
  tax: 'EXEMPT',
  sold: 0,
  rating: null,
  look,
})
const shopWith = (look: Look): DemoShop => ({
  name: 'Mama Nkechi Kitchen',
  city: 'Enugu',
  state: 'ENUGU',
  category: 'FOOD',
  description: '',
  avatar: 'emoji:1f372',
  sign: { colours: 'ochre', front: 'awning', emblem: 'pot' },
  owner: { name: 'Nkechi', line: 'Come in.' },
  products: [drawnRice(look)],
})

async function keysOf(look: Look) {
  const shop = shopWith(look)
  const { avatarOf, picturesOf } = await planPictures([shop])
  return {
    avatar: avatarOf(shop).key,
    pictures: shop.products.flatMap((product) => picturesOf(product)).map(({ key }) => key),
  }
}

test('a shop has a sign and a product has images, under readable keys', async () => {
  const { avatar, pictures } = await keysOf({ main: 'emoji:1f35b', beside: ['emoji:1f345'] })

  expect(avatar).toMatch(/^mama-nkechi-kitchen-[0-9a-f]{10}$/)
  expect(pictures).toHaveLength(2)
  expect(pictures[0]).toMatch(/^drawn-rice-large-bowl-[0-9a-f]{10}$/)
})

test('a changed recipe changes the URL', async () => {
  const red = await keysOf({ main: 'emoji:1f957' })
  const turned = await keysOf({ main: 'emoji:1f957', hue: 90 })

  expect(turned.pictures[0]).not.toBe(red.pictures[0])
})

test('covers and avatars come before all other views', async () => {
  const { all, avatarOf, picturesOf } = await planPictures(demoShops)
  const products = demoShops.flatMap((shop) => shop.products)
  const first = new Set([
    ...demoShops.map(avatarOf),
    ...products.flatMap((product) => picturesOf(product)[0] ?? []),
  ])

  const places = all.map((picture, place) => (first.has(picture) ? place : null))
  expect(places.slice(0, first.size)).not.toContain(null)
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})
