import { expect, test } from 'vitest'
import { isA } from './name-head.rules.ts'
import { isInSet, isPartOfOtherProduct } from './other-product.rules.ts'
import { isShelf } from './relevance.rules.ts'

test.each([
  ['Clear shockproof phone case, pack of 2', 'case'],
  ['Wedding ring pair, 18 carat gold', 'ring'],
  ['20,000 mAh power bank, 22.5 W', 'power bank'],
  ['Plantain bunch, Edo agbagba', 'plantain'],
  ['Senator two-piece with chest panel', 'senator'],
  ['Ofada rice and ayamase in ewe eran', 'ofada rice'],
  ['Oud and amber perfume oil, roll-on', 'perfume oil'],
])('CHAT-06 %s is a %s', (name, thing) => {
  expect(isA(name, [thing])).toBe(true)
})

test.each([
  ['Clear shockproof phone case, pack of 2', 'phone'],
  ['Wireless game pad for phone and PC', 'phone'],
  ['Honey beans, oloyin, hand picked', 'honey'],
  ['Double-door fridge with top freezer', 'freezer'],
])('CHAT-06 %s is no %s', (name, thing) => {
  expect(isA(name, [thing])).toBe(false)
})

test('CHAT-06 a subcategory of two kinds of products matches each of them', () => {
  expect(isShelf('Power Banks & Chargers', ['charger'])).toBe(true)
  expect(isShelf('Power Banks & Chargers', ['bank'])).toBe(false)
})

test.each([
  ['Blood sugar meter kit with test strips', 'sugar', true],
  ['Clear shockproof phone case, pack of 2', 'phone', true],
  ['Yellow garri by the paint bucket', 'garri', false],
  ['Ogbono seeds, clean and dry', 'ogbono', false],
  ['Motorcycle battery, 12 V, sealed gel', 'motorcycle', false],
])('CHAT-06 %s is named after %s but is another product: %s', (name, word, isSo) => {
  expect(isPartOfOtherProduct(name, [word])).toBe(isSo)
})

test('CHAT-06 a product that comes in a set is not treated as sold alone', () => {
  const box = 'Provisions box: milk, sugar and soap'

  expect(isInSet(box, ['sugar'])).toBe(true)
  expect(isInSet(box, ['provisions'])).toBe(false)
  expect(isInSet('Abula: amala, gbegiri and ewedu', ['amala'])).toBe(false)
})
