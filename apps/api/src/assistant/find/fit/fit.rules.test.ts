import type { Product } from '@ahia/contracts/catalog'
import { productSchema } from '@ahia/contracts/shapes/product'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { NO_REQUEST } from '../../parse/no-request.rules.ts'
import type { ShopperRequest } from '../../parse/parsed-message.rules.ts'
import { affirms, denies } from './excluded-terms.rules.ts'
import { fitOf } from './fit.rules.ts'
import { hasMeasure } from './measures.rules.ts'
import { hasSize } from './sizes.rules.ts'

const fit = (product: Product, request: Partial<ShopperRequest>) =>
  fitOf(product, { ...NO_REQUEST, ...request }, [])

const aVariant = (value: string, price: number, quantity = 5) => ({
  _id: newId(),
  value,
  price,
  quantity,
  options: [],
})

const aProduct = ({ variants }: { variants: ReturnType<typeof aVariant>[] }): Product =>
  productSchema.parse({
    _id: newId(),
    name: 'Something',
    subtitle: '',
    images: [],
    placeholder: null,
    basePrice: 1_000,
    fromPrice: null,
    baseQuantity: 5,
    category: 'GROCERY',
    subCategory: 'OTHER',
    rating: 0,
    reviews: 0,
    sales: 0,
    isFeatured: false,
    logistics: { deliveryType: 'STANDARD' },
    shopId: { _id: newId(), name: 'A shop', city: 'Lagos', avatar: null, rating: 0, reviews: 0 },
    description: '',
    brand: null,
    specifications: {},
    variants: [{ variantName: 'Kind', variantValues: variants }],
    addOns: [],
    returnPolicy: { policy: 'NONE', period: 0 },
    taxClass: 'STANDARD',
  })

test('CHAT-06 a measure selects the variant whose price is shown', () => {
  const rice = aProduct({ variants: [aVariant('10 kg', 17_500), aVariant('50 kg', 82_000)] })

  expect(fit(rice, { measures: [{ amount: 50, unit: 'kg' }] })).toMatchObject({
    choice: { naira: 82_000 },
    isPicked: true,
    lacks: [],
  })
})

test('CHAT-06 an excluded variant is never selected, and a product with no other variant does not match', () => {
  const shoes = aProduct({ variants: [aVariant('Black', 18_500), aVariant('White', 19_500)] })
  const black = aProduct({ variants: [aVariant('Black', 18_500)] })

  expect(fit(shoes, { without: ['black'] })?.choice.values).toEqual(['White'])
  expect(fit(black, { without: ['black'] })).toBeNull()
})

test('CHAT-06 a requested colour that is sold out is still selected', () => {
  const bank = aProduct({ variants: [aVariant('White', 18_500, 0), aVariant('Black', 18_500)] })

  expect(fit(bank, { colours: ['white'] })?.choice).toMatchObject({ values: ['White'], stock: 0 })
})

test('CHAT-06 a size that does not exist is reported as missing', () => {
  const shoes = aProduct({ variants: [aVariant('42', 34_000), aVariant('43', 34_000)] })

  expect(fit(shoes, { sizes: ['45'] })?.lacks).toEqual(['size'])
})

test.each([
  ['6 by 6 feet', '6X6'],
  ['6 x 6 ft', '6X6'],
  ['40 to 43', '42'],
  ['UK 14', '14'],
  ['XL, 103 to 118 cm', 'XL'],
  ['6 to 12 months', '8 MONTHS'],
  ['195/65 R15', '195/65 R15'],
])('CHAT-06 %s is size %s', (text, size) => {
  expect(hasSize(text, size)).toBe(true)
})

test('CHAT-06 an age is not a shoe size', () => {
  expect(hasSize('40 to 43', '42 YEARS')).toBe(false)
})

test.each([
  ['20,000 mAh power bank', 20_000, 'mah'],
  ['500 g', 0.5, 'kg'],
  ['Bottle, 50 cl', 0.5, 'litre'],
  ['55 inches', 55, 'inch'],
])('CHAT-06 %s measures %d %s', (text, amount, unit) => {
  expect(hasMeasure(text, { amount, unit })).toBe(true)
})

test('CHAT-06 "no added sugar" does not count as containing sugar', () => {
  expect(affirms('Pressed fruit, no added sugar', 'sugar')).toBe(false)
  expect(affirms('Milk, nutmeg and sugar', 'sugar')).toBe(true)
})

test.each([
  ['5 tests', true],
  ['Pack of 5', true],
  ['Five pieces', true],
  ['5 kg', false],
  ['25 tests', false],
])('CHAT-06 %s counts as five pieces: %s', (text, isSo) => {
  expect(hasMeasure(text, { amount: 5, unit: 'pcs' })).toBe(isSo)
})

test('CHAT-06 a quantity does not filter products that are not sold by number', () => {
  const measures = [{ amount: 2, unit: 'pcs' }]
  const helmet = aProduct({ variants: [aVariant('Red', 26_500)] })
  const pies = aProduct({ variants: [aVariant('6 pies', 5_700)] })

  expect(fit(helmet, { measures })?.lacks).toEqual([])
  expect(fit(pies, { measures })?.lacks).toEqual(['measure'])
})

test('CHAT-06 an ingredient is excluded only when the text says so', () => {
  expect(denies('Hot in the throat, no caffeine', 'caffeine')).toBe(true)
  expect(denies('Biscuits, sugar free', 'sugar')).toBe(true)
  expect(denies('Tea with milk', 'caffeine')).toBe(false)
})

test('CHAT-06 "without pepper" excludes peppered variants and accepts those with no pepper', () => {
  const product = aProduct({ variants: [aVariant('Peppered', 900), aVariant('Sweet, no pepper', 1_000)] })

  expect(fit(product, { without: ['pepper'] })?.choice.values).toEqual(['Sweet, no pepper'])
})

test('CHAT-06 a colour shade matches by its first word', () => {
  const product = aProduct({ variants: [aVariant('Emerald', 900), aVariant('Dark wine', 900)] })

  expect(fit(product, { colours: ['emerald green'] })?.choice.values).toEqual(['Emerald'])
  expect(fit(product, { colours: ['dark green'] })?.lacks).toEqual(['colour'])
})

test('CHAT-06 a word of the product name selects no variant', () => {
  const product = aProduct({ variants: [aVariant('Plain', 900), aVariant('With something more', 1_500)] })
  const found = fitOf(product, NO_REQUEST, [(text) => /something/i.test(text)])

  expect(found?.choice.values).toEqual(['Plain'])
})
