import type { OptionId, ProductId, StockMoveId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

type Place = { productId: ProductId; variantId: VariantId | null; optionId: OptionId | null }
type Taken = Place & { quantity: number }

export type StockMove = Taken & {
  id: StockMoveId
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

/** From the level that sells; the levels above follow by themselves. */
export async function takeStock(tx: Tx, taken: Taken[]): Promise<void> {
  const levels = [
    { table: 'options' as const, sold: taken.map(({ optionId, quantity }) => ({ id: optionId, quantity })) },
    {
      table: 'variants' as const,
      sold: taken.map(({ variantId, optionId, quantity }) => ({ id: optionId ? null : variantId, quantity })),
    },
    {
      table: 'products' as const,
      sold: taken.map(({ productId, variantId, quantity }) => ({
        id: variantId ? null : productId,
        quantity,
      })),
    },
  ]
  for (const { table, sold } of levels) {
    const here = sold.filter(({ id }) => id !== null)
    if (here.length === 0) continue
    await sql`
      update ${sql.table(table)} as level set stock = stock - sold.quantity
      from (${sumById(here)}) as sold where level.id = sold.id`.execute(tx)
  }
}

export async function addSales(tx: Tx, taken: Taken[]): Promise<void> {
  const sold = taken.map(({ productId, quantity }) => ({ id: productId, quantity }))
  await sql`
    update products set sales = sales + sold.quantity
    from (${sumById(sold)}) as sold where products.id = sold.id`.execute(tx)
}

const sumById = (sold: { id: string | null; quantity: number }[]) => sql`
  select id, sum(quantity)::integer as quantity
  from unnest(${sold.map(({ id }) => id)}::uuid[], ${sold.map(({ quantity }) => quantity)}::integer[])
    as each (id, quantity)
  group by id`
