import type { SellableId, ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { BYTE_ORDER_MARK, csvLine } from '../csv/write-csv.rules.ts'
import { listFacts, type StockFacts } from './stock-rows.sql.ts'

const AT_ONCE = 500

/** The names under which the import finds its columns again. */
const HEADER = ['ID', 'Product', 'Choice', 'SKU', 'Price', 'Available', 'Low stock at']

/** SELL-44: everything that the shop sells, read in pages while it is sent. */
export async function* exportStock({ db }: { db: Db }, shopId: ShopId): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER)
  let after: SellableId | null = null
  for (;;) {
    const page = { shopId, show: 'ALL', search: null, productId: null, after, limit: AT_ONCE } as const
    const rows: StockFacts[] = await listFacts(db.read, page)
    if (rows.length > 0) yield rows.map(toLine).join('')
    after = rows.at(-1)?._id ?? null
    if (rows.length < AT_ONCE) return
  }
}

const toLine = ({ _id, name, choice, sku, price, available, lowStock }: StockFacts): string =>
  csvLine([_id, name, choice, sku, price, available, lowStock])
