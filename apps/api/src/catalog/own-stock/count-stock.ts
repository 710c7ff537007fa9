import type { OrderId, SellableId, StockMoveId } from '@ahia/contracts/ids'
import { countStock as contract } from '@ahia/contracts/seller/stock'
import type { CountReason, StockRow } from '@ahia/contracts/shapes/stock-row'
import { newId } from '#platform/ids.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Tx } from '#tables.ts'
import { readRows } from './list-stock.ts'
import {
  type CountRecord,
  changeStock,
  insertCounts,
  listMovedSince,
  lockOwnProducts,
  readClock,
  type StockStep,
} from './stock-changes.sql.ts'
import type { StockDeps } from './stock-deps.ts'

type Count = { sellable: SellableId; counted: number; shown: number; shownAt: string; why: CountReason }
type CountStock = { caller: ShopCaller; requestKey: string; counts: readonly Count[] }
type Result = {
  result: 'SAVED' | 'CHANGED_MEANWHILE' | 'SELLABLE_NOT_FOUND'
  booked: number
  missing: number
}

/**
 * SELL-41: books the difference to what was shown. A sale leaves the pieces where they are, so sales since then do not matter;
 * whatever changed what is there does, and the row is counted again. What was sold or is held is never taken back.
 */
export const countStock = (deps: StockDeps, { caller, requestKey, counts }: CountStock) =>
  runOnce(deps.db, {
    caller,
    requestKey,
    request: ['stock counts', counts],
    schema: contract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, ids: counts.map(({ sellable }) => sellable) }
      await lockOwnProducts(tx, own)
      const results = await applyCounts(deps, tx, { own, counts, accountId: caller.accountId })
      const rows = await readRows(deps, tx, own)
      const orders = await listOrdersMissing(deps, tx, { own, results, counts })
      const shownAt = await readClock(tx)
      return {
        results: counts.map(({ sellable }, place) => ({
          _id: sellable,
          ...(results[place] ?? NOT_FOUND),
          orders: orders.get(sellable) ?? [],
          row: rows.get(sellable) ?? null,
        })),
        shownAt: shownAt.toISOString(),
      }
    },
  })

const NOT_FOUND: Result = { result: 'SELLABLE_NOT_FOUND', booked: 0, missing: 0 }
const CHANGED: Result = { result: 'CHANGED_MEANWHILE', booked: 0, missing: 0 }

type Own = Parameters<typeof readRows>[2]
type Apply = { own: Own; counts: readonly Count[]; accountId: ShopCaller['accountId'] }

async function applyCounts(deps: StockDeps, tx: Tx, { own, counts, accountId }: Apply): Promise<Result[]> {
  const rows = await readRows(deps, tx, own)
  const shown = counts.map(({ sellable, shownAt }) => ({ sellableId: sellable, shownAt: new Date(shownAt) }))
  const moved = new Set(await listMovedSince(tx, shown))
  const records: CountRecord[] = []
  const steps: StockStep[] = []
  const results = counts.map((count): Result => {
    const row = rows.get(count.sellable)
    if (!row) return NOT_FOUND
    if (row.onShelf !== count.shown || moved.has(count.sellable)) return CHANGED
    const { record, step } = toRecords(count, row)
    records.push(record)
    if (step) steps.push(step)
    return { result: 'SAVED', booked: record.booked, missing: record.missing }
  })
  await changeStock(tx, { steps, accountId })
  await insertCounts(tx, { counts: records, accountId })
  return results
}

function toRecords({ sellable, counted, shown, why }: Count, { available }: StockRow) {
  const difference = counted - shown
  const booked = Math.max(difference, -available)
  const id = newId<StockMoveId>()
  const record: CountRecord = {
    id,
    sellableId: sellable,
    shown,
    counted,
    booked,
    missing: booked - difference,
  }
  const kind = booked > 0 ? 'COUNTED_MORE' : why
  const step: StockStep | null =
    booked === 0 ? null : { id, sellableId: sellable, kind, change: booked, note: null }
  return { record, step }
}

/** The paid orders that can't all be sent. */
async function listOrdersMissing(
  { listToHandOver }: StockDeps,
  tx: Tx,
  { own, results, counts }: { own: Own; results: readonly Result[]; counts: readonly Count[] },
): Promise<ReadonlyMap<SellableId, OrderId[]>> {
  const short = counts
    .filter((_, place) => (results[place]?.missing ?? 0) > 0)
    .map(({ sellable }) => sellable)
  if (short.length === 0) return new Map()
  const paid = await listToHandOver(tx, { shopId: own.shopId, sellableIds: short })
  return new Map(paid.map(({ sellableId, orderIds }) => [sellableId, orderIds]))
}
