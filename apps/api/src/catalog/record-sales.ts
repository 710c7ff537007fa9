import type { OptionId, ProductId, StockMoveId, VariantId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { addSales, insertStockMoves, takeStock } from './stock-moves.sql.ts'

export type Sale = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  quantity: number
  soldAt: Date
}

/** Takes what was sold off the shelf and writes it down. More than there is, the database refuses (I2). */
export async function recordSales(tx: Tx, sales: Sale[]): Promise<void> {
  await takeStock(tx, sales)
  await insertStockMoves(
    tx,
    sales.map(({ soldAt, ...sale }) => ({
      ...sale,
      id: newId<StockMoveId>(soldAt),
      kind: 'SOLD',
      movedAt: soldAt,
    })),
  )
  await addSales(tx, sales)
}
