/** An amount of money in whole kobo, the hundredth part of a naira. Only `kobo` makes one. */
export type Kobo = number & { readonly __brand: 'Kobo' }

/** Throws for fractions and anything beyond 2^53, where numbers stop being exact. */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Money is a whole, safe number of kobo, not ${amount}`)
  }
  return (amount + 0) as Kobo // + 0 turns -0 into 0, which would otherwise print as '-₦0'
}

export const ZERO = kobo(0)
