import type { DevConsoleChargeback } from '@ahia/contracts/developers/dev-console'
import type { Kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type Row = Pick<
  DevConsoleChargeback,
  '_id' | 'reference' | 'orders' | 'dispute' | 'status' | 'providerStatus' | 'reason'
> & { amountKobo: Kobo; takenKobo: Kobo; dueAt: Date | null; openedAt: Date; closedAt: Date | null }

const SHOWN = 100

/** PAY-05: the open ones by their deadline, the earliest first; then those that have ended, the latest first. */
export async function listChargebacks(reader: Reader): Promise<DevConsoleChargeback[]> {
  const { rows } = await sql<Row>`
    select
      c.id as "_id", p.reference, c.provider_id as dispute, c.status, c.provider_status as "providerStatus", c.reason,
      c.amount_kobo as "amountKobo", case when c.returned_at is null then coalesce(c.taken_kobo, 0) else 0 end as "takenKobo",
      c.due_at as "dueAt", c.opened_at as "openedAt", c.closed_at as "closedAt",
      array(select o.order_id from payment_orders o where o.payment_id = p.id order by o.order_id) as orders
    from chargebacks c join payments p on p.id = c.payment_id
    order by c.closed_at desc nulls first, c.due_at nulls last, c.id limit ${SHOWN}`.execute(reader)
  return rows.map(({ amountKobo, takenKobo, dueAt, openedAt, closedAt, ...rest }) => ({
    ...rest,
    amount: toNaira(amountKobo),
    taken: toNaira(takenKobo),
    dueAt: dueAt?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
}
