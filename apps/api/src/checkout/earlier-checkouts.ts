import { MAX_UNPAID_CHECKOUTS } from '@ahia/contracts/limits'
import { rateLimited } from '#platform/http/http.errors.ts'
import { tooManyUnpaid } from './checkout.errors.ts'
import { type EarlierCheckout, MAX_CHECKOUTS, RATE_WINDOW_SECONDS } from './checkout.sql.ts'

/** CHK-06: an equal checkout, from any tab, that can still be paid as a whole. */
export const findSame = (earlier: readonly EarlierCheckout[]): EarlierCheckout | null =>
  earlier.find(({ isSame, isPayable }) => isSame && isPayable) ?? null

/** CHK-06: the checkouts that the new one will replace. */
export const listToReplace = (earlier: readonly EarlierCheckout[]): EarlierCheckout[] =>
  earlier.filter(({ isShared, unpaid }) => isShared && unpaid.length > 0)

/**
 * T11 (hoarding): throws when a customer checks out too often, or has too many unpaid checkouts that the new one does not
 * replace. Those that hold nothing count too.
 */
export function assertWithinLimits(earlier: readonly EarlierCheckout[]): void {
  const lately = earlier.filter(({ secondsAgo }) => secondsAgo < RATE_WINDOW_SECONDS)
  if (lately.length >= MAX_CHECKOUTS) {
    const oldest = Math.max(...lately.map(({ secondsAgo }) => secondsAgo))
    throw rateLimited(Math.max(1, Math.ceil(RATE_WINDOW_SECONDS - oldest)))
  }
  const others = earlier.filter(({ awaitsPayment, isShared }) => awaitsPayment && !isShared)
  if (others.length >= MAX_UNPAID_CHECKOUTS) throw tooManyUnpaid()
}
