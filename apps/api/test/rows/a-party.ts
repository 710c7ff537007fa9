import type { AccountId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { holdProfile } from '#accounts/profile/profiles.sql.ts'
import { newId } from '#platform/ids.ts'
import { aBuyer } from '../order-fixture.ts'
import { aSeller } from '../parcel-fixture.ts'
import { aColleague } from '../privacy/colleague.ts'
import type { TestApi } from '../test-api.ts'

export type Party = {
  accountId: AccountId
  shopId: ShopId
  staffId: StaffMemberId
  askedBy: StaffMemberId
  email: string
  key: string
}

/** A customer, a shop and a colleague, each with one row of everything that is theirs alone. */
export async function aParty(api: TestApi): Promise<Party> {
  const [buyer, seller] = [await aBuyer(api), await aSeller(api)]
  const [{ by }, owner] = [await aColleague(api), await aColleague(api)]
  const key = newId()
  const of = {
    accountId: buyer.accountId,
    shopId: seller.shopId,
    staffId: by.id,
    askedBy: owner.by.id,
    email: buyer.email,
    key,
  }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(of)) await statement.execute(tx)
    await holdProfile(tx, of.accountId)
    await sql`update customer_profiles set gender = 'FEMALE' where account_id = ${of.accountId}`.execute(tx)
  })
  return of
}

const rowsOf = ({ accountId, shopId, staffId, askedBy, email, key }: Party) => [
  sql`insert into account_blocks (id, account_id, reason, words, ends_at, blocked_by)
    values (gen_random_uuid(), ${accountId}, 'ABUSE', 'Rude', now() + interval '1 day', ${staffId})`,
  sql`insert into account_notes (id, account_id, staff_id, words) values (gen_random_uuid(), ${accountId}, ${staffId}, 'Calm')`,
  sql`insert into account_reveals (id, account_id, staff_id, fields, reason)
    values (gen_random_uuid(), ${accountId}, ${staffId}, '{phone}', 'ORDER_PROBLEM')`,
  sql`insert into account_records (id, kind, account_id, request_id) values (gen_random_uuid(), 'DATA_EXPORTED', ${accountId}, 'x')`,
  sql`insert into account_deletions (account_id, keeps_newsletter, request_id) values (${accountId}, false, 'x')`,
  sql`insert into terms_acceptances (id, email, version, account_id) values (gen_random_uuid(), ${email}, '1', ${accountId})`,
  sql`insert into data_requests (id, account_id, kind, source, identity, words)
    values (gen_random_uuid(), ${accountId}, 'ACCESS', 'PROFILE', 'SIGNED_IN', 'All of it, please')`,
  sql`insert into support_codes (account_id, code_hash, expires_at) values (${accountId}, sha256(${key}::bytea), now() + interval '9 minutes')`,
  sql`insert into support_views (id, account_id, staff_id) values (gen_random_uuid(), ${accountId}, ${staffId})`,
  sql`insert into export_links (key_hash, account_id) values (sha256(${key}::bytea), ${accountId})`,
  sql`insert into security_events (id, kind, code, account_kind, account_id, network, device, request_id, began_at)
    values (gen_random_uuid(), 'FORBIDDEN', 'STEP_REFUSED', 'CUSTOMER', ${accountId}, '10.0.0.0/24', 'A phone', 'x', now())`,
  sql`insert into security_events (id, kind, account_kind, account_id, network, device, request_id, began_at)
    values (gen_random_uuid(), 'DATA_EXPORTED', 'CUSTOMER', ${accountId}, '10.0.0.0/24', 'A phone', 'x', now())`,
  sql`insert into grants (id, kind, email, purpose, account_id, expires_at)
    values (gen_random_uuid(), 'CUSTOMER', ${email}, 'SIGNUP', ${accountId}, now() + interval '1 hour')`,
  sql`insert into known_devices (account_id, device_hash) values (${accountId}, sha256(${key}::bytea))`,
  sql`insert into uploads (key, account_id, kind, width, height) values (${key}, ${accountId}, 'REVIEW', 8, 8)`,
  sql`insert into subscriptions (shop_id, tier, period, status, trial_started_at, trial_ends_at, period_ends_at)
    values (${shopId}, 'BASIC', 'MONTHLY', 'PAST_DUE', now() - interval '9 days', now() - interval '1 day', now() - interval '1 day')`,
  sql`insert into staff_passkeys (credential_id, staff_id, public_key, sign_count, name) values (${key}, ${staffId}, decode('00', 'hex'), 0, 'Key')`,
  sql`insert into staff_authenticators (staff_id, sealed_secret) values (${staffId}, ${key})`,
  sql`insert into staff_factor_resets (id, staff_id, asked_by) values (gen_random_uuid(), ${staffId}, ${askedBy})`,
  sql`insert into staff_failures (id, kind, staff_id, network) values (gen_random_uuid(), 'CODE', ${staffId}, '10.0.0.0/24')`,
  sql`insert into staff_sessions (id, token_hash, staff_id, network, device) values (gen_random_uuid(), sha256(${key}::bytea), ${staffId}, '10.0.0.0/24', 'A phone')`,
]
