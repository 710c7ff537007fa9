import type { AccountId, SessionId, StaffSessionId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { deleteFailure } from '#staff/factors/wrong-tries.sql.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { aRowOfEach } from './row-of-each.ts'

export type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>>; shopAccountId: AccountId }

export const [HASH, OTHER, TOKEN, OLD] = [1, 2, 3, 4].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
]
export const [here, over] = [newId<SessionId>(), newId<SessionId>()]
const there = newId<SessionId>()
export const failureId = newId<Parameters<typeof deleteFailure>[1]>()
export const staffSession = newId<StaffSessionId>()
export const [KEY, DEVICE] = ['picture-1', 'd'.repeat(43)]
export const PLACE = { device: 'A phone', network: '10.0.0.0/24' }

/** Beside each row one that differs in a single column. */
const rowsOf = ({ accountId, shopAccountId, email, staffId, askedBy, rows }: Of): RawBuilder<unknown>[] => [
  sql`insert into accounts (id, kind, email, password_hash) values (${shopAccountId}, 'SHOP', ${email}, 'known')`,
  sql`update accounts set password_hash = 'known' where id in (${accountId}, ${rows.accountId})`,
  sql`insert into codes (kind, email, purpose, code_hash, guesses_left, expires_at)
    select kind, email, purpose, ${HASH}, 0, now() + interval '1 hour' from (values ('CUSTOMER', ${email}, 'RESET'),
      ('SHOP', ${email}, 'RESET'), ('CUSTOMER', ${email}, 'SIGNUP'), ('CUSTOMER', 'other@example.com', 'RESET'))
      as one (kind, email, purpose)`,
  sql`insert into password_failures (kind, subject, failures, failed_at, next_at)
    select kind, subject, 3, now(), now() - interval '1 second' from (values ('CUSTOMER', ${email}), ('SHOP', ${email}),
      ('CUSTOMER', 'other@example.com'), ('NETWORK', '10.9.0.1'), ('NETWORK', '10.9.0.2')) as one (kind, subject)`,
  sql`insert into sessions (id, account_id, is_remembered, device, network, expires_at, ended_at, ended_by) values
    (${here}, ${accountId}, false, 'A phone', '10.0.0.0/24', now() + interval '1 hour', null, null),
    (${there}, ${accountId}, false, 'A computer', '10.0.1.0/24', now() + interval '1 hour', null, null),
    (${over}, ${accountId}, false, 'A tablet', '10.0.1.0/24', now() + interval '1 hour', now() - interval '1 hour', 'LOGOUT')`,
  sql`insert into refresh_tokens (token_hash, session_id, replaced_at) values
    (${TOKEN}, ${here}, null), (${OTHER}, ${there}, null), (${OLD}, ${over}, null)`,
  sql`insert into terms_acceptances (id, email, version) values
    (gen_random_uuid(), ${email}, '1'), (gen_random_uuid(), 'other@example.com', '1')`,
  sql`insert into known_devices (account_id, device_hash) values (${shopAccountId}, sha256(${DEVICE}::bytea))`,
  sql`insert into support_views (id, account_id, staff_id, ended_at) values
    (gen_random_uuid(), ${accountId}, ${staffId}, now() - interval '1 hour'), (gen_random_uuid(), ${rows.accountId}, ${staffId}, null)`,
  sql`insert into grants (id, kind, email, purpose, account_id, expires_at, finished_at) values
    ('finished-grant-1', 'CUSTOMER', ${email}, 'SIGNUP', ${accountId}, now() + interval '1 hour', now() - interval '1 hour')`,
  sql`insert into customer_profiles (account_id, name) values (${rows.accountId}, 'Ngozi') on conflict do nothing`,
  sql`insert into uploads (key, account_id, kind, width, height, claimed_at, removal_requested_at) values
    (${KEY}, ${accountId}, 'REVIEW', 8, 8, null, null), ('picture-2', ${accountId}, 'REVIEW', 8, 8, null, null),
    ('picture-3', ${accountId}, 'REVIEW', 8, 8, null, now()), ('picture-4', ${accountId}, 'REVIEW', 8, 8, now(), null),
    ('picture-5', ${accountId}, 'REVIEW', 8, 8, now(), null)`,
  sql`insert into staff_failures (id, kind, staff_id, network) values (${failureId}, 'CODE', ${staffId}, '10.0.0.0/24')`,
  sql`insert into staff_authenticators (staff_id, sealed_secret, last_step) values (${askedBy}, 'x', 5)`,
  sql`update staff_authenticators set last_step = 5`,
  sql`update staff_members set password_hash = 'known'`,
  sql`insert into staff_invitations (id, token_hash, email, name, roles, accepted_at, expires_at) values
    (gen_random_uuid(), ${HASH}, 'new@ahia.example', 'New', '{SUPPORT}', now(), now() + interval '1 hour'),
    (gen_random_uuid(), ${OTHER}, 'new@ahia.example', 'New', '{SUPPORT}', null, now() - interval '1 hour'),
    (gen_random_uuid(), ${TOKEN}, 'new@ahia.example', 'New', '{SUPPORT}', null, now() + interval '1 hour')`,
  sql`insert into staff_sessions (id, token_hash, staff_id, network, device, ended_at) values
    (${staffSession}, ${HASH}, ${staffId}, '10.0.0.0/24', 'A phone', now() - interval '1 hour'),
    (${newId<string>()}, ${OTHER}, ${staffId}, '10.0.0.0/24', 'A phone', null)`,
]

export async function aPartyAmongDecoys(api: TestApi): Promise<Of> {
  const [rows, party] = [await aRowOfEach(api), await aParty(api)]
  const of = { rows, ...party, shopAccountId: newId<AccountId>() }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(of)) await statement.execute(tx)
  })
  return of
}

export const code = ({ email }: Of) => ({ kind: 'CUSTOMER', email, purpose: 'RESET' }) as const
export const attempt = ({ email }: Of) =>
  ({ kind: 'CUSTOMER', email, clientAddress: '10.9.0.1', known: null }) as const
export const own = ({ accountId }: Of) => ({ accountId, sessionId: here, kind: 'CUSTOMER' }) as const
