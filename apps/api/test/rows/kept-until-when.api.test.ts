import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deleteOldCodes } from '#accounts/codes/codes.sql.ts'
import { deleteOldGrants } from '#accounts/codes/grants.sql.ts'
import { deleteOldCodeEmails, deleteOldGuesses } from '#accounts/codes/limits.sql.ts'
import { deleteOldDevices } from '#accounts/devices/known-devices.sql.ts'
import { deleteOldExportLinks } from '#accounts/my-data/export-links.sql.ts'
import { deleteOldFailures } from '#accounts/passwords/failures.sql.ts'
import { deleteOldRecords } from '#accounts/people/people.sql.ts'
import { deleteOldSupportCodes, insertSupportCode } from '#accounts/people/support.sql.ts'
import { deleteUnboundAcceptances } from '#accounts/registration/terms-acceptances.sql.ts'
import { deleteOldEvents } from '#accounts/security-events/security-events.sql.ts'
import { deleteOldRefreshTokens } from '#accounts/sessions/refresh-tokens.sql.ts'
import { deleteOldSessions } from '#accounts/sessions/sessions.sql.ts'
import { deleteOldEnquiries } from '#content/enquiries/enquiries.sql.ts'
import { deleteUnconfirmed, takeTurnToWrite } from '#content/newsletter/newsletter.sql.ts'
import { deleteOldDays } from '#media/uploads/days.sql.ts'
import { markForRemoval } from '#media/uploads/uploads.sql.ts'
import { deleteOldSentEmails } from '#notifications/sent-emails/sent-emails.sql.ts'
import { newId } from '#platform/ids.ts'
import { deleteOldCommands } from '#shops/commands/shop-commands.sql.ts'
import { takeOldDocuments } from '#shops/review/checks.sql.ts'
import { takeChallenge } from '#staff/factors/challenges.sql.ts'
import { suspendUnseenMembers } from '#staff/members/members.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { aroundTheMoment, isThere, outlives, setTime, type Until } from './at-the-moment.ts'
import { aRowOfEach } from './row-of-each.ts'

type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>> }

const TOKEN = Buffer.alloc(32, 3)
const EMAIL = 'kept-until@example.com'
const sessionId = newId<string>()

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  const [rows, party] = [await aRowOfEach(api), await aParty(api)]
  of = { rows, ...party }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(of)) await statement.execute(tx)
  })
})

const rowsOf = ({ accountId, shopId, staffId, key }: Of): RawBuilder<unknown>[] => [
  sql`insert into sessions (id, account_id, is_remembered, device, network, expires_at)
    values (${sessionId}, ${accountId}, false, 'A phone', '10.0.0.0/24', now() + interval '1 hour')`,
  sql`insert into refresh_tokens (token_hash, session_id) values (${TOKEN}, ${sessionId})`,
  sql`insert into sent_emails (message_id, account_id, subject) values (gen_random_uuid(), ${accountId}, 'Hello')`,
  sql`update data_requests set state = 'DONE', decided_by = ${staffId}, decided_at = now() where account_id = ${accountId}`,
  sql`insert into shop_commands (shop_id, request_key, request_hash) values (${shopId}, ${key}, 'x')`,
  sql`insert into shop_closings (shop_id, status_before, requested_at, closes_at, closed_at)
    select ${shopId}, 'APPROVED', begun, begun, begun from (select now() - interval '3 years' as begun) as long_ago`,
  sql`insert into uploads (key, account_id, kind, width, height, claimed_at) values ('proof-1', ${accountId}, 'DOCUMENT', 8, 8, now())`,
  sql`insert into shop_documents (id, shop_id, kind, upload_key)
    select ${newId<string>()}, ${shopId}, kind, 'proof-1' from shop_check_kinds limit 1`,
  sql`insert into upload_days (account_id, day, bytes) values (${accountId}, now(), 1)`,
  sql`insert into contact_messages (id, fingerprint, day, name, email, subject, message)
    values (gen_random_uuid(), sha256('x'), now(), 'Ada', ${EMAIL}, 'Yam', 'Where?')`,
  sql`insert into newsletter_subscribers (email, status) values (${EMAIL}, 'PENDING'), ('gone@example.com', 'UNSUBSCRIBED')`,
  sql`insert into staff_challenges (id, purpose, challenge, staff_id) values (${key}, 'PROOF', 'x', ${staffId})`,
]

const ofAccount = ({ accountId }: Of) => sql`account_id = ${accountId}`
const ofShop = ({ shopId }: Of) => sql`shop_id = ${shopId}`
const ofSession = () => sql`id = ${sessionId}`
const ofToken = () => sql`token_hash = ${TOKEN}`
const ofEmail = () => sql`email = ${EMAIL}`
const ofKey = ({ key }: Of) => sql`key = ${key}`
const oldPictures = { days: 7, atMost: 9 }

/** Edge, what is moved to it, and what must outlive the job. */
const KEPT: Record<string, Omit<Until<Of>, 'at'>> = {
  'PRIV-06 a code': {
    edge: '-1 day',
    set: (at) =>
      sql`insert into codes (kind, email, purpose, guesses_left, expires_at) values ('SHOP', ${EMAIL}, 'RESET', 3, ${at})`,
    holds: outlives(deleteOldCodes, 'codes', ofEmail),
  },
  'PRIV-06 a grant': {
    edge: '-1 day',
    set: (at) =>
      sql`insert into grants (id, kind, email, purpose, expires_at) values ('a-grant-of-this-test', 'SHOP', ${EMAIL}, 'RESET', ${at})`,
    holds: outlives(deleteOldGrants, 'grants', ofEmail),
  },
  'PRIV-06 a guess': {
    edge: '-1 day',
    set: (at) =>
      sql`insert into wrong_guesses (email, purpose, network, guessed_at) values (${EMAIL}, 'RESET', '10.0.0.1', ${at})`,
    holds: outlives(deleteOldGuesses, 'wrong_guesses', ofEmail),
  },
  'PRIV-06 an email with a code': {
    edge: '-1 day',
    set: (at) =>
      sql`insert into code_emails (kind, email, purpose, content, sent_at) values ('SHOP', ${EMAIL}, 'RESET', 'CODE', ${at})`,
    holds: outlives(deleteOldCodeEmails, 'code_emails', ofEmail),
  },
  'PRIV-06 terms of nobody': {
    edge: '-7 days',
    set: (at) =>
      sql`insert into terms_acceptances (id, email, version, accepted_at) values (gen_random_uuid(), ${EMAIL}, '1', ${at})`,
    holds: outlives(deleteUnboundAcceptances, 'terms_acceptances', ofEmail),
  },
  'PRIV-06 a wrong password': {
    edge: '-24 hours',
    set: (at) =>
      sql`insert into password_failures (kind, subject, failures, failed_at, next_at) values ('SHOP', ${EMAIL}, 3, ${at}, ${at})`,
    holds: outlives(deleteOldFailures, 'password_failures', () => sql`subject = ${EMAIL}`),
  },
  'PRIV-06 a session that ran out': {
    edge: '-30 days',
    set: setTime('sessions', 'expires_at', ofSession),
    holds: outlives(deleteOldSessions, 'sessions', ofSession),
  },
  'PRIV-06 a session that ended': {
    edge: '-30 days',
    set: (at) => sql`update sessions set ended_at = ${at}, ended_by = 'LOGOUT' where id = ${sessionId}`,
    holds: outlives(deleteOldSessions, 'sessions', ofSession),
  },
  'PRIV-06 a replaced token': {
    edge: '-30 days',
    set: setTime('refresh_tokens', 'replaced_at', ofToken),
    holds: outlives(deleteOldRefreshTokens, 'refresh_tokens', ofToken),
  },
  'PRIV-06 a device': {
    edge: '-180 days',
    set: setTime('known_devices', 'last_used_at', ofAccount),
    holds: outlives(deleteOldDevices, 'known_devices', ofAccount),
  },
  'PRIV-06 an event around a sign-in': {
    edge: '-90 days',
    set: setTime('security_events', 'began_at', ofAccount),
    holds: outlives(deleteOldEvents, 'security_events', ofAccount),
  },
  'PRIV-06 the link of an export': {
    edge: '0',
    set: setTime('export_links', 'expires_at', ofAccount),
    holds: outlives(deleteOldExportLinks, 'export_links', ofAccount),
  },
  'PRIV-06 a support code': {
    edge: '0',
    set: setTime('support_codes', 'expires_at', ofAccount),
    holds: outlives(deleteOldSupportCodes, 'support_codes', ofAccount),
  },
  'ADMIN-38 the support code of another customer': {
    edge: '0',
    set: setTime('support_codes', 'expires_at', ofAccount),
    holds: async (tx, of) => {
      await insertSupportCode(tx, { accountId: of.rows.accountId, codeHash: TOKEN })
      return isThere(tx, 'support_codes', ofAccount(of))
    },
  },
  'PRIV-06 an email that was sent': {
    edge: '-90 days',
    set: setTime('sent_emails', 'sent_at', ofAccount),
    holds: outlives(deleteOldSentEmails, 'sent_emails', ofAccount),
  },
  'PRIV-06 a request about data': {
    edge: '-2 years',
    set: setTime('data_requests', 'decided_at', ofAccount),
    holds: outlives(deleteOldRecords, 'data_requests', ofAccount),
  },
  'PRIV-06 a note': {
    edge: '-2 years',
    set: setTime('account_notes', 'written_at', ofAccount),
    holds: outlives(deleteOldRecords, 'account_notes', ofAccount),
  },
  'PRIV-06 a look at a customer': {
    edge: '-2 years',
    set: setTime('account_reveals', 'revealed_at', ofAccount),
    holds: outlives(deleteOldRecords, 'account_reveals', ofAccount),
  },
  'PRIV-06 a block that is over': {
    edge: '-2 years',
    set: setTime('account_blocks', 'ended_at', ofAccount),
    holds: outlives(deleteOldRecords, 'account_blocks', ofAccount),
  },
  'SELL-07 what a phone sent': {
    edge: '-30 days',
    set: setTime('shop_commands', 'received_at', ofShop),
    holds: outlives(deleteOldCommands, 'shop_commands', ofShop),
  },
  'ADMIN-19 a document of a shop that ended': {
    edge: '-13 months',
    set: setTime('shop_closings', 'closed_at', ofShop),
    holds: async (tx) => (await takeOldDocuments(tx, 9)).length === 0,
  },
  'T12 the bytes of a day': {
    edge: '-2 days',
    set: setTime('upload_days', 'day', ofAccount),
    holds: outlives(deleteOldDays, 'upload_days', ofAccount),
  },
  'T12 a picture that nothing uses': {
    edge: '-7 days',
    set: setTime('uploads', 'sent_at', ofKey),
    holds: async (tx, { key }) => !(await markForRemoval(tx, oldPictures)).includes(key),
  },
  'T12 the removal of a picture': {
    edge: '-12 hours',
    set: (at, { key }) =>
      sql`update uploads set sent_at = now() - interval '9 days', removal_requested_at = ${at} where key = ${key}`,
    holds: async (tx, { key }) => !(await markForRemoval(tx, oldPictures)).includes(key),
  },
  'STAT-02 an enquiry': {
    edge: '-2 years',
    set: setTime('contact_messages', 'sent_at', ofEmail),
    holds: outlives((tx) => deleteOldEnquiries(tx, 'contact_messages', 2), 'contact_messages', ofEmail),
  },
  'PRIV-06 an address that is not confirmed': {
    edge: '-30 days',
    set: setTime('newsletter_subscribers', 'requested_at', ofEmail),
    holds: outlives(deleteUnconfirmed, 'newsletter_subscribers', ofEmail),
  },
  'SHELL-16 the wait between two emails of the newsletter': {
    edge: '-3 minutes',
    set: setTime('newsletter_subscribers', 'emailed_at', ofEmail),
    holds: async (tx) => (await takeTurnToWrite(tx, EMAIL)) === null,
  },
  'SHELL-16 the wait after leaving the newsletter': {
    edge: '-7 days',
    set: setTime('newsletter_subscribers', 'emailed_at', () => sql`email = 'gone@example.com'`),
    holds: async (tx) => (await takeTurnToWrite(tx, 'gone@example.com')) === null,
  },
  'ADMIN-03 a challenge that nobody answered': {
    edge: '-1 day',
    set: setTime('staff_challenges', 'expires_at', ({ key }) => sql`id = ${key}`),
    holds: outlives(
      (tx) => takeChallenge(tx, { id: newId(), purpose: 'PROOF' }),
      'staff_challenges',
      ({ key }) => sql`id = ${key}`,
    ),
  },
  'ADMIN-10 an account that nobody uses': {
    edge: '-45 days',
    set: setTime('staff_members', 'seen_at', ({ staffId }) => sql`id = ${staffId}`),
    holds: async (tx, { staffId }) => !(await suspendUnseenMembers(tx)).includes(staffId),
  },
}

test.each(Object.entries(KEPT))('%s is kept until its time, and still at it', async (_what, until) =>
  expect(await aroundTheMoment(api, of, { at: true, ...until })).toEqual([false, true, true]),
)
