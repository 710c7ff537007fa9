import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import { Cache } from '#platform/cache.ts'
import type { Db } from '#tables.ts'
import { readFees } from './delivery.sql.ts'

/** What a parcel to this state costs, from near and from far. */
export type GetStateFees = (state: DeliveryState) => Promise<StateFees>

/** As old as an estimate on a page may be, which the fee is held against. */
const FEES = { freshMs: 10_000, staleMs: 10_000, maxEntries: 10, maxLoads: 1 }

export function createGetStateFees({ db }: { db: Db }): GetStateFees {
  const known = new Cache<StateFees>(FEES)
  return (state) => known.get(state, () => readFees(db.read, state))
}
