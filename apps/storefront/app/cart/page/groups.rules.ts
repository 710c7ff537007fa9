import type { Product } from '@ahia/contracts/catalog'
import { lineKey } from '@ahia/rules/cart/cart-line'
import { byAddedAt } from '@ahia/rules/cart/guest-lines'
import type { DeliveryPlace } from '@ahia/rules/delivery-area'
import type { CartLine } from '../cart-source.ts'
import { canBeBought, type LineView } from './line-view.rules.ts'

/** A line as the page shows it. */
export type CartEntry = {
  key: string
  line: CartLine
  view: LineView
  /** Removed lines stay visible until the page is left, so that the removal can be undone. */
  status: 'buyable' | 'blocked' | 'removed'
}

/** `shop` is null for lines whose product is gone or not loaded: nobody knows who sells it. */
export type CartGroup = { shop: Product['shopId'] | null; entries: readonly CartEntry[] }

type Seen = { lines: readonly CartLine[]; removed: readonly CartLine[] }

/** The lines, with each removed one at its old place; one that is back is not removed any more. */
export function toEntries(
  { lines, removed }: Seen,
  viewOf: (line: CartLine) => LineView,
  place: DeliveryPlace | null = null,
): CartEntry[] {
  const keys = new Set(lines.map(lineKey))
  const gone = removed.filter((line) => !keys.has(lineKey(line)))
  return [...lines, ...gone].toSorted(byAddedAt).map((line) => {
    const view = viewOf(line)
    const key = lineKey(line)
    if (!keys.has(key)) return { key, line, view, status: 'removed' }
    return { key, line, view, status: canBeBought(line, view, place) ? 'buyable' : 'blocked' }
  })
}

/** CART-16: each shop ships its own order. Shops are in the order of their first line, the unknown one last. */
export function groupByShop(entries: readonly CartEntry[]): CartGroup[] {
  const shops = new Map(entries.map(({ view }) => [shopOf(view)?._id, shopOf(view)]))
  return [...shops]
    .map(([id, shop]) => ({ shop, entries: entries.filter(({ view }) => shopOf(view)?._id === id) }))
    .toSorted((left, right) => Number(left.shop === null) - Number(right.shop === null))
}

const shopOf = (view: LineView): CartGroup['shop'] => (view.state === 'priced' ? view.product.shopId : null)
