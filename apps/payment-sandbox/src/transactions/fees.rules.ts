import { add } from '@ahia/money/arithmetic'
import { type Kobo, kobo, ZERO } from '@ahia/money/kobo'
import { shareOf } from '@ahia/money/share'

/** P15: 1.5 % and ₦100, without the ₦100 below ₦2,500, at most ₦2,000. */
const SHARE_BPS = 150
const FLAT_KOBO = kobo(10_000)
const FLAT_FROM_KOBO = kobo(250_000)
const CAP_KOBO = kobo(200_000)

/** P15: 1.5 % and 100 naira, the latter from 2,500 naira on, never more than 2,000. */
export function feesOf(amount: Kobo): Kobo {
  const flat = amount < FLAT_FROM_KOBO ? ZERO : FLAT_KOBO
  return kobo(Math.min(add(shareOf(amount, SHARE_BPS), flat), CAP_KOBO))
}
