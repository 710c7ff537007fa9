import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { BYTE_ORDER_MARK, csvLine } from '../csv/write-csv.rules.ts'
import { type ExportedRow, listExported } from './stock-rows.sql.ts'

const AT_ONCE = 1000

/** The headings by which the import recognises its columns. */
const HEADER = ['ID', 'Product', 'Choice', 'SKU', 'Price', 'Available', 'Low stock at']

/** SELL-44: everything that the shop sells, read in pages while it is sent. */
export async function* exportStock({ db }: { db: Db }, shopId: ShopId): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER)
  let after: ExportedRow | null = null
  for (;;) {
    const rows: ExportedRow[] = await listExported(db.read, { shopId, after, limit: AT_ONCE })
    if (rows.length > 0) yield rows.map(toLine).join('')
    after = rows.at(-1) ?? null
    if (rows.length < AT_ONCE) return
  }
}

const toLine = ({ _id, name, choice, sku, price, available, lowStock }: ExportedRow): string =>
  csvLine([_id, name, choice, sku, price, available, lowStock])
