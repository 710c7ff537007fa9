import { describe, expect, test } from 'vitest'
import { ALL_SELECTED, arrived, isSelected, parseSelection, withChoice } from './selection.rules.ts'

const CART = ['rice', 'honey', 'fan']
const selectedOf = (selection: typeof ALL_SELECTED, keys = CART) =>
  keys.filter((key) => isSelected(selection, key))

describe('CART-06 selected cart lines', () => {
  test('CART-06 all lines are selected at first, and lines added later too', () => {
    const selection = withChoice(ALL_SELECTED, { keys: ['rice'], of: CART, to: 'left' })

    expect(selectedOf(ALL_SELECTED)).toEqual(CART)
    expect(selectedOf(selection, [...CART, 'phone'])).toEqual(['honey', 'fan', 'phone'])
  })

  test('CART-16 several lines can be selected at once, and lines no longer in the cart are dropped', () => {
    const none = withChoice(ALL_SELECTED, { keys: CART, of: CART, to: 'left' })
    const some = withChoice(none, { keys: ['honey', 'fan'], of: ['honey', 'fan'], to: 'selected' })

    expect(selectedOf(none)).toEqual([])
    expect(some).toEqual(ALL_SELECTED)
  })
})

describe('CART-10 the selection after sign-in', () => {
  const guests = { left: ['honey'], only: ['rice'] }

  test('CART-10 lines already in the account are not selected', () => {
    expect(selectedOf(arrived(guests, ['fan', 'rice', 'honey']))).toEqual(['rice'])
  })

  test('CART-10 lines that are still being merged keep their selection', () => {
    expect(selectedOf(arrived(guests, ['fan']))).toEqual(['rice'])
  })

  test('CART-10 lines added afterwards are selected again', () => {
    const selection = arrived(guests, CART)

    expect(selectedOf(selection, [...CART, 'phone'])).toEqual(['rice', 'phone'])
    expect(arrived(selection, [...CART, 'phone'])).toBe(selection)
  })
})

test.each([null, [], {}, { left: 'rice' }, { left: [1] }])('CART-06 %j is not a stored selection', (json) =>
  expect(parseSelection(json)).toBeNull(),
)
