import { describe, expect, test } from 'vitest'
import { ALL_SELECTED, arrived, isSelected, parseSelection, withChoice } from './selection.rules.ts'

const CART = ['rice', 'honey', 'fan']
const selectedOf = (selection: typeof ALL_SELECTED, keys = CART) =>
  keys.filter((key) => isSelected(selection, key))

describe('CART-06 which lines are selected', () => {
  test('CART-06 at first all are, and one that is added later too', () => {
    const selection = withChoice(ALL_SELECTED, { keys: ['rice'], of: CART, to: 'left' })

    expect(selectedOf(ALL_SELECTED)).toEqual(CART)
    expect(selectedOf(selection, [...CART, 'phone'])).toEqual(['honey', 'fan', 'phone'])
  })

  test('CART-16 several are chosen at once, and what is no longer in the cart is forgotten', () => {
    const none = withChoice(ALL_SELECTED, { keys: CART, of: CART, to: 'left' })
    const some = withChoice(none, { keys: ['honey', 'fan'], of: ['honey', 'fan'], to: 'selected' })

    expect(selectedOf(none)).toEqual([])
    expect(some).toEqual(ALL_SELECTED)
  })
})

describe('CART-10 the selection comes through a login', () => {
  const guests = { left: ['honey'], only: ['rice'] }

  test('CART-10 what the account had before is not bought along', () => {
    expect(selectedOf(arrived(guests, ['fan', 'rice', 'honey']))).toEqual(['rice'])
  })

  test('CART-10 lines that are still on their way keep what was chosen for them', () => {
    expect(selectedOf(arrived(guests, ['fan']))).toEqual(['rice'])
  })

  test('CART-10 from then on what is added is selected again', () => {
    const selection = arrived(guests, CART)

    expect(selectedOf(selection, [...CART, 'phone'])).toEqual(['rice', 'phone'])
    expect(arrived(selection, [...CART, 'phone'])).toBe(selection)
  })
})

test.each([null, [], {}, { left: 'rice' }, { left: [1] }])('CART-06 %j is no selection of ours', (json) =>
  expect(parseSelection(json)).toBeNull(),
)
