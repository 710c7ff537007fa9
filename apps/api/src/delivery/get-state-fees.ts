import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import { Cache } from '#platform/cache.ts'
import type { Db } from '#tables.ts'
import { readFees } from './delivery.sql.ts'

/** The delivery fees to this state, from the same state and from others. */
export type GetStateFees = (state: DeliveryState) => Promise<StateFees>

/** As old as the estimate on a page, with which the fee is compared. */
const FEES = { freshMs: 10_000, staleMs: 10_000, maxEntries: 10, maxLoads: 1 }

export function createGetStateFees({ db }: { db: Db }): GetStateFees {
  const known = new Cache<StateFees>(FEES)
  return (state) => known.get(state, () => readFees(db.read, state))
}
