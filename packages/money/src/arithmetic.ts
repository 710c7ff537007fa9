import { type Kobo, kobo, ZERO } from './kobo.ts'

// Each result passes through `kobo`, so a sum beyond exact numbers throws instead of drifting.

export const add = (left: Kobo, right: Kobo): Kobo => kobo(left + right)

export const subtract = (from: Kobo, amount: Kobo): Kobo => kobo(from - amount)

export const negate = (amount: Kobo): Kobo => kobo(-amount)

export const sum = (amounts: readonly Kobo[]): Kobo => amounts.reduce(add, ZERO)

/** Throws for a fraction of an item and a negative quantity: a return is subtracted, not multiplied. */
export function multiply(amount: Kobo, quantity: number): Kobo {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`A quantity is a whole number from 0 up, not ${quantity}`)
  }
  return kobo(amount * quantity)
}
