import type { ChargebackId, OrderId, StaffMemberId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

type ChargebackAnswer = {
  answer: Tables['chargeback_answers']['answer']
  amountKobo: Kobo
  words: string
  staffId: StaffMemberId
  at: string
  sentAt: string | null
}

export type ChargebackFacts = {
  id: ChargebackId
  reference: string
  /** The provider's id; null: reversed without a dispute. */
  disputeId: string | null
  status: 'OPEN' | 'WON' | 'LOST'
  providerStatus: string
  reason: string
  amountKobo: Kobo
  takenKobo: Kobo
  dueAt: Date | null
  openedAt: Date
  closedAt: Date | null
  orders: OrderId[]
  answer: ChargebackAnswer | null
}

const time = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

async function selectChargebacks(
  reader: Reader,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ChargebackFacts[]> {
  const { rows } = await sql<ChargebackFacts>`
    select
      c.id, p.reference, c.provider_id as "disputeId", c.status, c.provider_status as "providerStatus", c.reason,
      c.amount_kobo as "amountKobo", case when c.returned_at is null then coalesce(c.taken_kobo, 0) else 0 end as "takenKobo",
      (select w.due_at from chargebacks_waiting w where w.subject_id = c.id) as "dueAt",
      c.opened_at as "openedAt", c.closed_at as "closedAt",
      array(select o.order_id from payment_orders o where o.payment_id = p.id order by o.order_id) as orders,
      case when a.chargeback_id is not null then json_build_object(
        'answer', a.answer, 'amountKobo', a.amount_kobo, 'words', a.words, 'staffId', a.staff_id,
        'at', ${time('a.answered_at')}, 'sentAt', ${time('a.sent_at')}
      ) end as answer
    from chargebacks c join payments p on p.id = c.payment_id
      left join chargeback_answers a on a.chargeback_id = c.id
    where ${which}
    order by c.id desc limit ${limit}`.execute(reader)
  return rows
}

export async function findChargeback(reader: Reader, id: ChargebackId): Promise<ChargebackFacts | null> {
  const [found] = await selectChargebacks(reader, sql`c.id = ${id}`, 1)
  return found ?? null
}

type ChargebackPage = { status: ChargebackFacts['status'] | null; after: ChargebackId | null; limit: number }

/** ADMIN-54: newest first, a page by its key. */
export const listChargebackPage = (
  reader: Reader,
  { status, after, limit }: ChargebackPage,
): Promise<ChargebackFacts[]> =>
  selectChargebacks(
    reader,
    sql`(${status}::text is null or c.status = ${status}) and (${after}::uuid is null or c.id < ${after}::uuid)`,
    limit,
  )

/** Locks it, so that answers come one after another. */
export async function lockChargeback(tx: Tx, id: ChargebackId): Promise<ChargebackFacts | null> {
  await sql`select from chargebacks where id = ${id} for update`.execute(tx)
  return findChargeback(tx, id)
}

type NewAnswer = { id: ChargebackId; staffId: StaffMemberId } & Pick<
  ChargebackAnswer,
  'answer' | 'amountKobo' | 'words'
>

export async function insertAnswer(
  tx: Tx,
  { id, answer, amountKobo, words, staffId }: NewAnswer,
): Promise<void> {
  await sql`
    insert into chargeback_answers (chargeback_id, answer, amount_kobo, words, staff_id)
    values (${id}, ${answer}, ${amountKobo}, ${words}, ${staffId})`.execute(tx)
}

export async function markAnswerSent(tx: Tx, id: ChargebackId): Promise<void> {
  await sql`
    update chargeback_answers set sent_at = coalesce(sent_at, now()) where chargeback_id = ${id}`.execute(tx)
}
