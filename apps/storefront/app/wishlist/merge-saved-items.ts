import { saveItems } from '@ahia/contracts/wishlist'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { call } from '#session/customer-session.ts'
import { guestSavedItems } from './guest-saved-items.ts'
import { isSavedItem } from './wishlist.rules.ts'

/** Nobody waits longer for a login than this. */
const MERGED_WITHIN_MS = 4_000

/**
 * PDP-11: moves what was saved here before the sign-in to the account. Idempotent. Rejects when the server does not
 * answer: then everything stays here, for the next attempt.
 */
export const mergeSavedItems = (): Promise<void> =>
  oneTabAtATime('ahia-wishlist-merge', async () => {
    const savedItems = guestSavedItems.read()
    if (savedItems.length === 0) return
    const productIds = savedItems.map(({ productId }) => productId)
    await call(saveItems, { productIds }, { timeoutMs: MERGED_WITHIN_MS })
    // What another tab has added meanwhile is still to be handed over.
    await guestSavedItems.change((now) => now.filter(({ productId }) => !isSavedItem(savedItems, productId)))
  })
