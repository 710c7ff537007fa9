import { shopSession } from '@ahia/shop-session/shop-session'
import { useAccount } from '@ahia/web/session/use-account'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { useDeferredValue } from 'react'

/** `shopName` is null for an account that has not filled in its shop profile. */
export type SignedIn =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'shop'; email: string; shopName: string | null }

/**
 * Who is signed in for a shop in this browser. Once that is known the whole screen changes: a cheap phone draws it in steps and
 * not at once, so that it answers to touches meanwhile.
 */
export function useShop(): SignedIn {
  const account = useDeferredValue(useAccount(shopSession))
  if (account.state !== 'signed in') return account
  const { email, shop } = account.fields
  const { name } = fieldsOf(shop)
  return isText(email) ? { state: 'shop', email, shopName: isText(name) ? name : null } : { state: 'guest' }
}
