import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type SubscriberStatus = Tables['newsletter_subscribers']['status']

/** An address is emailed at most this often, however often it is entered. */
const EMAIL_GAP_MINUTES = 3
/** An unsubscribed address is rarely entered by its owner. */
const EMAIL_GAP_AFTER_LEAVING_DAYS = 7
const CONFIRM_DAYS = 7
/** An unconfirmed address is deleted long after its link has expired. */
const FORGET_DAYS = 30

/**
 * Enters the address and claims the right to email it; null when it was emailed recently. Of concurrent calls one gets it, as
 * a single statement decides. An unsubscribed address stays unsubscribed until it confirms again.
 */
export async function takeTurnToWrite(tx: Tx, email: string): Promise<SubscriberStatus | null> {
  const { rows } = await sql<{ status: SubscriberStatus }>`
    insert into newsletter_subscribers as known (email, status, emailed_at) values (${email}, 'PENDING', now())
    on conflict (email) do update set emailed_at = now(), requested_at = now()
    where known.emailed_at is null
      or known.emailed_at < now() - case known.status
        when 'UNSUBSCRIBED' then make_interval(days => ${sql.lit(EMAIL_GAP_AFTER_LEAVING_DAYS)})
        else make_interval(mins => ${sql.lit(EMAIL_GAP_MINUTES)}) end
    returning status`.execute(tx)
  return rows[0]?.status ?? null
}

export async function insertNewsletterEmail(
  tx: Tx,
  message: { email: string; tokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('newsletter_emails')
    .values({ email: message.email, token_hash: message.tokenHash })
    .execute()
}

/** The address that is now subscribed; null when the token is unknown, or expired for an address that is not subscribed. */
export async function confirmSubscriber(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    update newsletter_subscribers as subscriber set
      status = 'SUBSCRIBED',
      confirmed_at = case subscriber.status when 'SUBSCRIBED' then confirmed_at else now() end
    from newsletter_emails as message
    where message.token_hash = ${tokenHash} and subscriber.email = message.email
      and (subscriber.status = 'SUBSCRIBED'
        or message.sent_at > now() - make_interval(days => ${sql.lit(CONFIRM_DAYS)}))
    returning subscriber.email`.execute(tx)
  return rows[0]?.email ?? null
}

/** The address that is now unsubscribed. If its owner subscribes again, it may be emailed at once, but only once. */
export async function unsubscribe(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    update newsletter_subscribers as subscriber set
      status = 'UNSUBSCRIBED',
      emailed_at = case subscriber.status when 'UNSUBSCRIBED' then emailed_at end,
      unsubscribed_at = case subscriber.status when 'UNSUBSCRIBED' then unsubscribed_at else now() end
    from newsletter_emails as message
    where message.token_hash = ${tokenHash} and subscriber.email = message.email
    returning subscriber.email`.execute(tx)
  return rows[0]?.email ?? null
}

/** An address that is only pending is forgotten. */
export async function unsubscribeAddress(tx: Tx, email: string): Promise<void> {
  await sql`delete from newsletter_subscribers where email = ${email} and status = 'PENDING'`.execute(tx)
  await sql`
    update newsletter_subscribers set status = 'UNSUBSCRIBED', unsubscribed_at = now(), emailed_at = null
    where email = ${email} and status = 'SUBSCRIBED'`.execute(tx)
}

export async function isSubscribed(reader: Reader, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from newsletter_subscribers where email = ${email} and status = 'SUBSCRIBED'`.execute(reader)
  return rows.length > 0
}

export async function isTokenKnown(reader: Reader, tokenHash: Buffer): Promise<boolean> {
  const message = await reader
    .selectFrom('newsletter_emails')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return message !== undefined
}

/** Deletes the address and the tokens that were emailed to it; one that is subscribed only if it `includesSubscribed`. */
export async function deleteSubscriber(
  tx: Tx,
  { email, includesSubscribed }: { email: string; includesSubscribed: boolean },
): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where email = ${email} and (${includesSubscribed} or status <> 'SUBSCRIBED')`.execute(tx)
}

export async function deleteUnconfirmed(tx: Tx): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where status = 'PENDING' and requested_at < now() - make_interval(days => ${sql.lit(FORGET_DAYS)})`.execute(
    tx,
  )
}
