import type { OptionId, ProductId, StockMoveId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

export type StockMove = {
  id: StockMoveId
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  quantity: number
  kind: Tables['stock_moves']['kind']
  movedAt: Date
}

export async function insertStockMoves(tx: Tx, moves: StockMove[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ id, productId, variantId, optionId, kind, quantity, movedAt }) => ({
    id,
    product_id: productId,
    variant_id: variantId,
    option_id: optionId,
    kind,
    quantity,
    moved_at: movedAt,
  }))
  await tx.insertInto('stock_moves').values(rows).execute()
}

export async function addSales(tx: Tx, sold: { productId: ProductId; quantity: number }[]): Promise<void> {
  await sql`
    update products set sales = sales + sold.quantity
    from (
      select id, sum(quantity)::integer as quantity
      from unnest(${sold.map(({ productId }) => productId)}::uuid[], ${sold.map(({ quantity }) => quantity)}::integer[])
        as each (id, quantity)
      group by id
    ) as sold
    where products.id = sold.id`.execute(tx)
}
