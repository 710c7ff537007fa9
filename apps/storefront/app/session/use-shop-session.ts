import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { useMemo, useSyncExternalStore } from 'react'
import { followShop, SHOP_NAMES } from './shop-session.ts'

/** The server sends everybody the same page, so who is signed in is unknown until the browser has taken over. */
export type ShopSession =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'shop'; email: string; hasShop: boolean }

/** ROLE-02: whether this browser is signed in for a shop, and whether that has filled in its profile. */
export function useShopSession(): ShopSession {
  const text = useSyncExternalStore(followShop, readText, () => undefined)
  return useMemo(() => toSession(text), [text])
}

function readText(): string | null {
  try {
    const copies = [sessionStorage, localStorage].map((storage) => storage.getItem(SHOP_NAMES.person))
    return copies.find((text) => text !== null && toSession(text).state === 'shop') ?? null
  } catch {
    return null // a browser that blocks site data throws already when asked for the storage
  }
}

function toSession(text: string | null | undefined): ShopSession {
  if (text === undefined) return { state: 'unknown' }
  const { token, email, shop } = fieldsOf(parse(text))
  if (!isText(token) || !isText(email)) return { state: 'guest' }
  return { state: 'shop', email, hasShop: isText(fieldsOf(shop)._id) }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // anybody can write into browser storage; what does not parse is nobody
  }
}
