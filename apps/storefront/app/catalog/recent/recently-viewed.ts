import type { ProductCard } from '@ahia/contracts/catalog'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { useSyncExternalStore } from 'react'
import { parseRecent, type RecentProduct, withViewed } from './recently-viewed.rules.ts'

const NONE: readonly RecentProduct[] = []

const recent = createStoredValue<readonly RecentProduct[]>({
  key: 'ahia-recently-viewed',
  event: 'recently-viewed-updated',
  empty: NONE,
  parse: parseRecent,
})

/** Call it when a product's page is shown. Does nothing where site data is blocked or storage is full. */
export const rememberViewed = (card: ProductCard): void => {
  recent.change((cards) => withViewed(cards, card)).catch(() => {})
}

/** Newest first; none on the server and until hydration. */
export const useRecentlyViewed = (): readonly RecentProduct[] =>
  useSyncExternalStore(recent.subscribe, recent.read, () => NONE)
