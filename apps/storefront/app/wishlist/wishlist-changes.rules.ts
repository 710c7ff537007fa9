import { MAX_WISHES } from '@ahia/contracts/limits'
import { isWished, type Wish, type Wishlist } from './wishlist.rules.ts'

/** What a shopper asks for. */
export type WishChange = { kind: 'save'; wish: Wish } | { kind: 'remove'; productId: string }

/** The wishes as they will be once it is done. */
export const withChange = (wishes: Wishlist, change: WishChange): Wishlist =>
  change.kind === 'save' ? withWish(wishes, change.wish) : withoutWish(wishes, change.productId)

export const withWish = (wishes: Wishlist, wish: Wish): Wishlist =>
  isWished(wishes, wish.productId) ? wishes : [wish, ...wishes].slice(0, MAX_WISHES)

export const withoutWish = (wishes: Wishlist, productId: string): Wishlist =>
  wishes.filter((wish) => wish.productId !== productId)
