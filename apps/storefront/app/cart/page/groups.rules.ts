import { lineKey } from '@ahia/rules/cart-line'
import { byAddedAt } from '@ahia/rules/guest-lines'
import type { CartLine } from '../cart-source.ts'
import { canBeBought, type LineView } from './line-view.rules.ts'

/** A line as the page shows it. */
export type CartEntry = {
  key: string
  line: CartLine
  view: LineView
  /** What was removed stays to be seen until the page is left, so that it can be taken back. */
  status: 'buyable' | 'blocked' | 'removed'
}

/** Null: of a line whose product is not known nobody can say who sells it. */
export type CartGroup = { shop: { _id: string; name: string } | null; entries: readonly CartEntry[] }

type Seen = { lines: readonly CartLine[]; removed: readonly CartLine[] }

/** The lines, and each removed one at the place it had; one that is there again is not removed any more. */
export function toEntries({ lines, removed }: Seen, viewOf: (line: CartLine) => LineView): CartEntry[] {
  const keys = new Set(lines.map(lineKey))
  const gone = removed.filter((line) => !keys.has(lineKey(line)))
  return [...lines, ...gone].toSorted(byAddedAt).map((line) => {
    const view = viewOf(line)
    const key = lineKey(line)
    if (!keys.has(key)) return { key, line, view, status: 'removed' }
    return { key, line, view, status: canBeBought(line, view) ? 'buyable' : 'blocked' }
  })
}

/** CART-16: each shop ships its own order. Shops stand in the order of their first line, the unknown one last. */
export function groupByShop(entries: readonly CartEntry[]): CartGroup[] {
  const shops = new Map(entries.map(({ view }) => [shopOf(view)?._id, shopOf(view)]))
  return [...shops]
    .map(([id, shop]) => ({ shop, entries: entries.filter(({ view }) => shopOf(view)?._id === id) }))
    .toSorted((left, right) => Number(left.shop === null) - Number(right.shop === null))
}

const shopOf = (view: LineView): CartGroup['shop'] => (view.state === 'priced' ? view.product.shopId : null)
