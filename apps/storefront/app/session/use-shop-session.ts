import { shopSession } from '@ahia/shop-session/shop-session'
import { useAccount } from '@ahia/web/session/use-account'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

export type ShopSession =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'shop'; email: string; hasShop: boolean }

/** ROLE-02: whether this browser is signed in for a shop, and whether its profile is filled in. */
export function useShopSession(): ShopSession {
  const account = useAccount(shopSession)
  if (account.state !== 'signed in') return account
  const { email, shop } = account.fields
  return isText(email) ? { state: 'shop', email, hasShop: isText(fieldsOf(shop)._id) } : { state: 'guest' }
}
