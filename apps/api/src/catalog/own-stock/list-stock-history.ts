import type { OrderId, SellableId, ShopId, StockMoveId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { sellableNotFound } from '../catalog.errors.ts'
import { GOING } from '../stock/directions.ts'
import { listMoves } from './stock-changes.sql.ts'
import { findFacts } from './stock-rows.sql.ts'

type HistoryOf = {
  shopId: ShopId
  sellableId: SellableId
  before: StockMoveId | null
  limit: number
}

/** SELL-40: every change of one item, newest first. T5: another shop's item is not found. */
export async function listStockHistory({ db }: { db: Db }, { shopId, sellableId, before, limit }: HistoryOf) {
  const [item] = await findFacts(db.read, { shopId, ids: [sellableId] })
  if (!item) throw sellableNotFound()
  const { productId } = item
  const found = await listMoves(db.read, { sellableId, productId, before, limit: limit + 1 })
  const moves = found.slice(0, limit).map(({ id, movedAt, quantity, orderId, ...move }) => ({
    _id: id,
    ...move,
    quantity: GOING.has(move.kind) ? -quantity : quantity,
    at: movedAt.toISOString(),
    orderId: orderId as OrderId | null,
  }))
  return { moves, next: found.length > limit ? (moves.at(-1)?._id ?? null) : null }
}
