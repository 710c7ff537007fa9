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
 * What a product sold before it came to this market. It was there and it went, so the stock of today stays as it is
 * and still follows from its moves.
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
