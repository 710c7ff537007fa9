import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Party } from './a-party.ts'
import type { aRowOfEach } from './row-of-each.ts'

export const WORK = { kind: 'LISTING_REVIEW', subject: newId<string>() } as const

const DOWN = newId<string>()

/** A shop that closes and one on holiday, a listing with an appeal, and what is under way for a customer and a colleague. */
export const moreRowsOf = (
  of: Party,
  { shopId, productId }: Awaited<ReturnType<typeof aRowOfEach>>,
): RawBuilder<unknown>[] => [
  sql`insert into shop_hours (shop_id, weekday, opens, closes) values (${shopId}, 1, 480, 1080)`,
  sql`insert into terms_notices (shop_id, version, holds_from) values (${shopId}, '7', now() + interval '20 days')`,
  sql`insert into skus (shop_id, product_id, sku) values (${shopId}, ${productId}, 'POT-1')`,
  sql`insert into product_moves (id, product_id, from_status, to_status, actor, reason)
    values (${DOWN}, ${productId}, 'LIVE', 'TAKEN_DOWN', 'STAFF', 'A fake')`,
  sql`insert into listing_appeals (move_id, words) values (${DOWN}, 'It is ours.')`,
  sql`update shops set holiday_from = (now() at time zone 'Africa/Lagos')::date - 9,
    holiday_to = (now() at time zone 'Africa/Lagos')::date, holiday_reminder = true where id = ${shopId}`,
  sql`update shops set status = 'CLOSING' where id = ${of.shopId}`,
  sql`insert into shop_closings (shop_id, status_before, requested_at, closes_at) values (${of.shopId}, 'APPROVED', now() - interval '1 hour', now() - interval '1 second')`,
  sql`insert into staff_invitations (id, token_hash, email, name, roles) values (${of.key}, sha256('x'), 'new@ahia.example', 'New', '{SUPPORT}')`,
  sql`insert into staff_challenges (id, purpose, challenge, staff_id) values (${of.key}, 'PROOF', 'x', ${of.staffId})`,
  sql`insert into staff_sessions (id, token_hash, staff_id, network, device, ended_at)
    values (${newId<string>()}, sha256('y'), ${of.staffId}, '10.0.0.0/24', 'A phone', now() - interval '1 day')`,
  sql`insert into work_claims (kind, subject_id, staff_id) values (${WORK.kind}, ${WORK.subject}, ${of.staffId})`,
  sql`update support_codes set code_hash = sha256('x'), expires_at = now() + interval '1 hour' where account_id = ${of.accountId}`,
  sql`insert into export_links (key_hash, account_id) values (sha256('x'), ${of.accountId})`,
  sql`insert into codes (kind, email, purpose, guesses_left, expires_at) values ('CUSTOMER', ${of.email}, 'RESET', 5, now() + interval '1 hour')`,
  sql`insert into code_emails (kind, email, purpose, content) values ('CUSTOMER', ${of.email}, 'RESET', 'CODE')`,
  sql`insert into wrong_guesses (email, purpose, network) values (${of.email}, 'RESET', '10.0.0.0/24')`,
  sql`update uploads set claimed_at = now() where key = ${of.key}`,
]
