import { sql } from 'kysely'
import type { Reader, Writer } from '#tables.ts'

/** A captured payment as the provider's lists are asked about it. */
export async function findAtProvider(
  reader: Reader,
  reference: string,
): Promise<{ reference: string; providerId: string } | null> {
  const { rows } = await sql<{ reference: string; providerId: string }>`
    select reference, provider_id as "providerId" from payments
    where reference = ${reference} and captured_kobo is not null and provider_id is not null`.execute(reader)
  return rows[0] ?? null
}

/** Which of these disputes we have not recorded, though their payments are ours. */
export async function listUnknown(
  reader: Reader,
  disputes: readonly { reference: string; disputeId: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct p.reference
    from unnest(
      ${disputes.map(({ reference }) => reference)}::text[], ${disputes.map(({ disputeId }) => disputeId)}::text[]
    ) as listed (reference, dispute_id) join payments p using (reference)
    where not exists (select from chargebacks c where c.provider_id = listed.dispute_id)
    order by p.reference`.execute(reader)
  return rows.map(({ reference }) => reference)
}

export async function hasChargeback(reader: Reader, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from chargebacks c join payments p on p.id = c.payment_id where p.reference = ${reference} limit 1`.execute(
    reader,
  )
  return rows.length > 0
}

/** Claims open disputes that are due for a check, so that no two workers check the same one. */
export async function claimDueChargebacks(writer: Writer, limit: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    update chargebacks c set check_at = now() + interval '15 minutes'
    from payments p
    where p.id = c.payment_id and c.id in (
      select id from chargebacks where check_at <= now() order by check_at limit ${limit} for update skip locked
    )
    returning p.reference`.execute(writer)
  return rows.map(({ reference }) => reference)
}

/**
 * Claims captured payments that are due for a look: daily in the first week, then every three and every ten days, for four
 * months, in which banks accept disputes.
 */
export async function claimWatchedPayments(writer: Writer, limit: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    update payments set watch_at = case
      when closed_at > now() - interval '7 days' then now() + interval '1 day'
      when closed_at > now() - interval '30 days' then now() + interval '3 days'
      when closed_at > now() - interval '120 days' then now() + interval '10 days'
    end
    where id in (
      select id from payments where watch_at <= now() order by watch_at limit ${limit} for update skip locked
    )
    returning reference`.execute(writer)
  return rows.map(({ reference }) => reference)
}
