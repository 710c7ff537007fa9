import type { ProductId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { listCardsJson } from './product.sql.ts'

/** PDP-11: cards as JSON in the order asked, each once; what may not be seen is simply missing. */
export async function listCards({ db }: { db: Db }, productIds: ProductId[]): Promise<string> {
  return listCardsJson(db.read, [...new Set(productIds)])
}
