import type { AccountId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type CustomerPayment = { status: string; channel: string | null; amountKobo: Kobo; startedAt: Date }

/** ADMIN-38: the latest payments of a customer, with those that failed. */
export async function listCustomerPayments(
  reader: Reader,
  { accountId, limit }: { accountId: AccountId; limit: number },
): Promise<CustomerPayment[]> {
  const { rows } = await sql<CustomerPayment>`
    select status, channel, amount_kobo as "amountKobo", started_at as "startedAt" from payments
    where account_id = ${accountId} order by started_at desc, id desc limit ${limit}`.execute(reader)
  return rows
}

/** ADMIN-36 */
export async function countCustomerRefunds(reader: Reader, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refunds r join payments p on p.id = r.payment_id
    where p.account_id = ${accountId}`.execute(reader)
  return rows[0]?.count ?? 0
}
