import { type Shop, showShop } from '@ahia/contracts/shops'
import { useState } from 'react'
import type { Answer, Late, Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { createAsker } from '#platform/asker.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { SHOP_FAILED } from './shop-states.tsx'

/** Null when there is no such shop. */
export type ShopPart = { shop: Shop | null }

export const shopAsker = createAsker<ShopPart>(SHOP_FAILED)

const ask = (shopId: string, signal: AbortSignal): Promise<ShopPart> =>
  call(showShop, { id: shopId }, { signal })

/** For a `clientLoader`. */
export const askForShopHere = (shopId: string): Late<Answer<ShopPart>> =>
  shopAsker({ key: shopId, ask: (signal) => ask(shopId, signal) })

type ShownShop = { part: Part<ShopPart>; askAgain: () => void }

/** The shop stays on show while its list changes, whatever the loader asks again. */
export function useShop(given: Late<Part<ShopPart>>, shopId: string): ShownShop {
  const { part, askAgain } = useAnswer({ given, ask: (signal) => ask(shopId, signal), fallback: SHOP_FAILED })
  const [latest, setLatest] = useState<Part<ShopPart> | null>(null)
  if (part.state === 'there' && part !== latest) setLatest(part)
  const isStillThere = latest?.state === 'there' && latest.value.shop?._id === shopId
  return { part: part.state === 'loading' && isStillThere ? latest : part, askAgain }
}
