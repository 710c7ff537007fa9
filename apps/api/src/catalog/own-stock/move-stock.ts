import type { SellableId, StockMoveId } from '@ahia/contracts/ids'
import { MAX_STOCK } from '@ahia/contracts/limits'
import { moveStock as contract } from '@ahia/contracts/seller/stock'
import type { StockChange } from '@ahia/contracts/shapes/stock-row'
import { newId } from '#platform/ids.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Tx } from '#tables.ts'
import { readRows } from './list-stock.ts'
import { changeStock, lockOwnProducts, type StockStep } from './stock-changes.sql.ts'
import type { StockDeps } from './stock-deps.ts'

type Move = { sellable: SellableId; kind: StockChange; quantity: number; note?: string | undefined }
type MoveStock = { caller: ShopCaller; requestKey: string; moves: readonly Move[] }
type Result = 'SAVED' | 'NOT_ENOUGH' | 'TOO_MANY' | 'SELLABLE_NOT_FOUND'

/** SELL-40: each move succeeds or fails by itself, in the order sent. Stock that customers hold is never taken off. */
export const moveStock = (deps: StockDeps, { caller, requestKey, moves }: MoveStock) =>
  runOnce(deps.db, {
    caller,
    requestKey,
    request: ['stock moves', moves],
    schema: contract.data,
    work: async (tx) => {
      const own = { shopId: caller.shopId, ids: [...new Set(moves.map(({ sellable }) => sellable))] }
      await lockOwnProducts(tx, own)
      const results = await applyMoves(deps, tx, { own, moves, accountId: caller.accountId })
      const rows = await readRows(deps, tx, own)
      return {
        results: moves.map(({ sellable }, place) => ({
          _id: sellable,
          result: results[place] ?? 'SELLABLE_NOT_FOUND',
          row: rows.get(sellable) ?? null,
        })),
      }
    },
  })

type Apply = {
  own: Parameters<typeof readRows>[2]
  moves: readonly Move[]
  accountId: ShopCaller['accountId']
}

async function applyMoves(deps: StockDeps, tx: Tx, { own, moves, accountId }: Apply): Promise<Result[]> {
  const rows = await readRows(deps, tx, own)
  const available = new Map([...rows].map(([id, row]) => [id, row.available]))
  const steps: StockStep[] = []
  const results = moves.map(({ sellable, kind, quantity, note = null }): Result => {
    const now = available.get(sellable)
    if (now === undefined) return 'SELLABLE_NOT_FOUND'
    const change = kind === 'RESTOCKED' ? quantity : -quantity
    if (now + change < 0) return 'NOT_ENOUGH'
    if (now + change > MAX_STOCK) return 'TOO_MANY'
    available.set(sellable, now + change)
    steps.push({ id: newId<StockMoveId>(), sellableId: sellable, kind, change, note })
    return 'SAVED'
  })
  await changeStock(tx, { steps, accountId })
  return results
}
