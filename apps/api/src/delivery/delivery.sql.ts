import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { StateFees } from '@ahia/rules/delivery-fee'
import type { Reader } from '#tables.ts'

export async function readFees(reader: Reader, state: DeliveryState): Promise<StateFees> {
  const fees = await reader
    .selectFrom('delivery_fees')
    .select(['near_kobo', 'near_days_from', 'near_days_to', 'far_kobo', 'far_days_from', 'far_days_to'])
    .where('state', '=', state)
    .executeTakeFirstOrThrow() // the migration has a row for every state
  return {
    state,
    near: { feeKobo: fees.near_kobo, daysFrom: fees.near_days_from, daysTo: fees.near_days_to },
    far: { feeKobo: fees.far_kobo, daysFrom: fees.far_days_from, daysTo: fees.far_days_to },
  }
}
