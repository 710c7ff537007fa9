import type { ProductId } from '@ahia/contracts/ids'
import type { Category } from '@ahia/reference/categories'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Shelf = { productId: ProductId; category: Category; subCategory: string }

/** False when it is there already. */
export async function setShelf(tx: Tx, { productId, category, subCategory }: Shelf): Promise<boolean> {
  const { rows } = await sql`
    update products set category = ${category}, subcategory = ${subCategory}, has_category = true, version = version + 1
    where id = ${productId} and (category, subcategory) is distinct from (${category}, ${subCategory}) returning id`.execute(
    tx,
  )
  return rows.length > 0
}
