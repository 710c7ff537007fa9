import type { OptionId, ProductId, StockMoveId, VariantId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { addSales, insertStockMoves, type StockMove } from './moves.sql.ts'

export type PastSale = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  quantity: number
  soldAt: Date
}

/**
 * Records sales from before the product came to this market. They are entered as stock in and out, so that the current
 * stock does not change and still follows from its moves.
 */
export async function recordPastSales(tx: Tx, sales: PastSale[]): Promise<void> {
  await insertStockMoves(tx, sales.flatMap(cameAndWent))
  await addSales(tx, sales)
}

function cameAndWent({ soldAt, ...sold }: PastSale): StockMove[] {
  const move = (kind: StockMove['kind']) => ({
    ...sold,
    id: newId<StockMoveId>(soldAt),
    kind,
    movedAt: soldAt,
  })
  return [move('OPENING'), move('SOLD')]
}
