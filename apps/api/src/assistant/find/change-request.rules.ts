import type { Product } from '@ahia/contracts/catalog'
import type { Change, ShopperRequest } from '../parse/parsed-message.rules.ts'

/** API prices have at most two decimals. */
const LEAST_NAIRA = 0.01

/** 'cheaper' is below all that was shown, 'dearer' above it, 'better' is what others rate highest. */
export function changeRequest(
  request: ShopperRequest,
  change: Change | null,
  shown: readonly Product[],
): ShopperRequest {
  const prices = shown.map(({ basePrice }) => basePrice)
  if (change === 'better') return { ...request, preference: request.preference ?? 'best-rated' }
  if (prices.length === 0 || change === null || change === 'others') return request
  if (change === 'cheaper') return { ...request, maxNaira: below(request.maxNaira, Math.min(...prices)) }
  return { ...request, minNaira: above(request.minNaira, Math.max(...prices)) }
}

const below = (limit: number | null, price: number): number =>
  Math.max(0, Math.min(limit ?? price, round(price - LEAST_NAIRA)))

const above = (limit: number | null, price: number): number =>
  Math.max(limit ?? 0, round(price + LEAST_NAIRA))

const round = (naira: number): number => Math.round(naira * 100) / 100
