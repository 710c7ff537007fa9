import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { Db } from '#tables.ts'
import { readFees } from './delivery.sql.ts'

/** The delivery fees to each of these states, in the order requested. */
export const listStateFees = ({ db }: { db: Db }, states: readonly DeliveryState[]): Promise<StateFees[]> =>
  Promise.all(states.map((state) => readFees(db.read, state)))
