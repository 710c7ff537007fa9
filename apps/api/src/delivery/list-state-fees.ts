import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { Db } from '#tables.ts'
import { readFees } from './delivery.sql.ts'

/** What a parcel to each of these states costs, from near and from far; in the order asked. */
export const listStateFees = ({ db }: { db: Db }, states: readonly DeliveryState[]): Promise<StateFees[]> =>
  Promise.all(states.map((state) => readFees(db.read, state)))
