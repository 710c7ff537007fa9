import { type MergeChance, mergeCart } from '#cart/merge/merge-cart.ts'
import { mergeSavedItems } from '#wishlist/merge-saved-items.ts'

/**
 * CART-04, PDP-11: hands everything that a guest has saved in this browser over to the account; one failure does not
 * stop the rest.
 */
export async function handOver(chance: MergeChance): Promise<void> {
  const ends = await Promise.allSettled([mergeCart(chance), mergeSavedItems()])
  for (const end of ends)
    if (end.status === 'rejected') console.warn('What a guest had was not handed over', end.reason)
}
