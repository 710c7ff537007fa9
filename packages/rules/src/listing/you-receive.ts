import { subtract } from '@ahia/money/arithmetic'
import type { Kobo } from '@ahia/money/kobo'
import { shareOf } from '@ahia/money/share'

export type YouReceive = { paysKobo: Kobo; rateBps: number; commissionKobo: Kobo; receivesKobo: Kobo }

/** SELL-17: what a shop gets of one item sold at this price; rounded as the ledger rounds (CONST-10). */
export function youReceive(paysKobo: Kobo, rateBps: number): YouReceive {
  const commissionKobo = shareOf(paysKobo, rateBps)
  return { paysKobo, rateBps, commissionKobo, receivesKobo: subtract(paysKobo, commissionKobo) }
}
