import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import { createSessionStore, type SessionNames, type Tokens } from './create-session-store.ts'
import { followStored } from './follow-stored.ts'

export const SHOP_NAMES = {
  person: 'shop',
  grant: 'shop-token',
  replaced: 'shop-replaced-refreshes',
} as const satisfies SessionNames

/** ROLE-02: who is signed in for a shop. Nothing of it is ever read for a customer, nor the other way round. */
export const shopStore = createSessionStore<Omit<SignedInShop, keyof Tokens>>(SHOP_NAMES)

/** Calls whenever a shop signs in or out, here or in another tab; gives back how to stop. */
export const followShop = followStored(SHOP_NAMES)
