import { MAX_UNPAID_CHECKOUTS } from '@ahia/contracts/limits'
import { rateLimited } from '#platform/http/http.errors.ts'
import { tooManyUnpaid } from './checkout.errors.ts'
import type { EarlierCheckout } from './checkout.sql.ts'
import { MAX_CHECKOUTS, RATE_WINDOW_SECONDS } from './checkout-rate.rules.ts'

/** CHK-06: an equal checkout, from any tab, that can still be paid as a whole. */
export const findSame = (earlier: readonly EarlierCheckout[]): EarlierCheckout | null =>
  earlier.find(({ isSame, isPayable }) => isSame && isPayable) ?? null

/** CHK-06: the checkouts that a new one replaces. */
export const listToReplace = (earlier: readonly EarlierCheckout[]): EarlierCheckout[] =>
  earlier.filter(({ isShared, unpaid }) => isShared && unpaid.length > 0)

/**
 * T11: throws when a customer checks out too often, or holds items in too many unpaid checkouts that the new one does not
 * replace.
 */
export function assertWithinLimits(earlier: readonly EarlierCheckout[]): void {
  const lately = earlier.filter(({ secondsAgo }) => secondsAgo < RATE_WINDOW_SECONDS)
  if (lately.length >= MAX_CHECKOUTS) {
    const oldest = Math.max(...lately.map(({ secondsAgo }) => secondsAgo))
    throw rateLimited(Math.max(1, Math.ceil(RATE_WINDOW_SECONDS - oldest)))
  }
  const live = earlier.filter(({ holdsItems, isShared }) => holdsItems && !isShared)
  if (live.length >= MAX_UNPAID_CHECKOUTS) throw tooManyUnpaid()
}
