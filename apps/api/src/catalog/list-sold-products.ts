import type { ProductId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { listSold, type SoldProduct } from './sold-products.sql.ts'

export type { SoldProduct }

/** What each costs today, who sends it and how, in the order asked and each once; what may not be seen is missing. */
export const listSoldProducts = (reader: Reader, productIds: readonly ProductId[]): Promise<SoldProduct[]> =>
  listSold(reader, [...new Set(productIds)])
