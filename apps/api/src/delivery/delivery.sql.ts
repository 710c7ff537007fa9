import type { Kobo } from '@ahia/money/kobo'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** What holds now, by the database's clock. */
export async function readFees(reader: Reader, state: DeliveryState): Promise<StateFees> {
  const fees = await reader
    .selectFrom('delivery_fees')
    .select(['near_kobo', 'near_days_from', 'near_days_to', 'far_kobo', 'far_days_from', 'far_days_to'])
    .where('state', '=', state)
    .where('valid_from', '<=', sql<Date>`now()`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow() // the migration has a row for every state
  return {
    state,
    near: { feeKobo: fees.near_kobo, daysFrom: fees.near_days_from, daysTo: fees.near_days_to },
    far: { feeKobo: fees.far_kobo, daysFrom: fees.far_days_from, daysTo: fees.far_days_to },
  }
}

export type NewFees = { state: DeliveryState; validFrom: Date; nearKobo: Kobo | null; farKobo: Kobo | null }

/** What is null stays as it is on that day. The database rejects a day that has begun. */
export async function insertFees(tx: Tx, { state, validFrom, nearKobo, farKobo }: NewFees): Promise<void> {
  await sql`
    insert into delivery_fees (state, valid_from, near_kobo, near_days_from, near_days_to, far_kobo, far_days_from, far_days_to)
    select state, ${validFrom}::timestamptz, coalesce(${nearKobo}::bigint, near_kobo), near_days_from, near_days_to,
      coalesce(${farKobo}::bigint, far_kobo), far_days_from, far_days_to
    from delivery_fees where state = ${state} and valid_from <= ${validFrom}::timestamptz
    order by valid_from desc limit 1`.execute(tx)
}
