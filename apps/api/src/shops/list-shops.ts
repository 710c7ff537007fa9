import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Db } from '#tables.ts'
import { listBestShopsJson } from './shops.sql.ts'

type ListShops = { state?: DeliveryState | undefined; limit: number }

/** Approved shops as JSON: those with enough reviews to go by first, the best rated of them before the others. */
export async function listShops({ db }: { db: Db }, { state, limit }: ListShops): Promise<string> {
  return listBestShopsJson(db.read, { state: state ?? null, limit })
}
