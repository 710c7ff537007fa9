import { type Shop, showShop } from '@ahia/contracts/shops'
import { definePart } from '@ahia/web/parts/define-part'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { useState } from 'react'

/** Null when there is no such shop. */
export type ShownShop = { shop: Shop | null }

export const shopPart = definePart<string, ShownShop>({
  name: 'shop',
  load: (call, id, signal) => call(showShop, { id }, { signal }),
  keyOf: (id) => id,
  failed: 'An error occurred while fetching this shop',
  empty: { shop: null },
})

/** The shop stays visible while its list changes. */
export function useShop(given: Deferred<PartState<ShownShop>>, shopId: string) {
  const { part, reload } = shopPart.use(given, shopId)
  const [latest, setLatest] = useState<PartState<ShownShop> | null>(null)
  if (part.state === 'ready' && part !== latest) setLatest(part)
  const isStillThere = latest?.state === 'ready' && latest.value.shop?._id === shopId
  return { part: part.state === 'loading' && isStillThere ? latest : part, reload }
}
