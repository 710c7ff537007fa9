import type { SellableId, ShopId } from '@ahia/contracts/ids'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import type { Reader } from '#tables.ts'
import type { StockDeps } from './stock-deps.ts'
import { countRows, findFacts, listFacts, type StockFacts, type StockPage } from './stock-rows.sql.ts'

/** SELL-42: a page of what the shop sells. */
export async function listStock({ db, listToHandOver }: StockDeps, page: StockPage) {
  // Counted first: what happens between the two reads is then noticed by a count, and never missed.
  const { shownAt, ...counts } = await countRows(db.read, page.shopId)
  const found = await listFacts(db.read, { ...page, limit: page.limit + 1 })
  const rows = await withShelf({ listToHandOver }, db.read, page.shopId, found.slice(0, page.limit))
  return {
    rows,
    counts,
    shownAt: shownAt.toISOString(),
    next: found.length > page.limit ? (rows.at(-1)?._id ?? null) : null,
  }
}

/** SELL-41: these rows as they are now; another shop's are missing. */
export async function readRows(
  deps: Pick<StockDeps, 'listToHandOver'>,
  reader: Reader,
  own: { shopId: ShopId; ids: readonly SellableId[] },
): Promise<ReadonlyMap<SellableId, StockRow>> {
  const rows = await withShelf(deps, reader, own.shopId, await findFacts(reader, own))
  return new Map(rows.map((row) => [row._id, row]))
}

async function withShelf(
  { listToHandOver }: Pick<StockDeps, 'listToHandOver'>,
  reader: Reader,
  shopId: ShopId,
  facts: readonly StockFacts[],
): Promise<StockRow[]> {
  if (facts.length === 0) return []
  const paid = await listToHandOver(reader, { shopId, sellableIds: facts.map(({ _id }) => _id) })
  const quantities = new Map(paid.map(({ sellableId, quantity }) => [sellableId, quantity]))
  return facts.map((row) => {
    const toHandOver = quantities.get(row._id) ?? 0
    return { ...row, toHandOver, onShelf: row.available + row.held + toHandOver }
  })
}
