import { beforeAll, expect, test } from 'vitest'
import { forgetOldCodes } from '#accounts/codes/forget-old-codes.ts'
import { forgetOldLinks } from '#accounts/my-data/forget-old-links.ts'
import { forgetOldRecords } from '#accounts/people/forget-old-records.ts'
import { forgetOldSecurityEvents } from '#accounts/security-events/forget-old-security-events.ts'
import { forgetOldSessions } from '#accounts/sessions/forget-old-sessions.ts'
import { forgetOldEnquiries } from '#content/enquiries/forget-old-enquiries.ts'
import { forgetUnconfirmed } from '#content/newsletter/forget-unconfirmed.ts'
import { forgetOldEmails } from '#notifications/sent-emails/sent-emails.ts'
import { forgetOldOrders } from '#orders/forgetting/take-names-out.ts'
import { forgetOldEvents } from '#payments/provider-events/forget-old-events.ts'
import { forgetFailedJobs } from '#platform/jobs/forget-jobs.ts'
import { forgetOldDocuments } from '#shops/review/own-documents.ts'
import type { Db } from '#tables.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-fixture.ts'
import { openLater } from '../../test/privacy/later-database.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { aStaffActor } from '../../test/staff/a-staff-actor.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
let later: Awaited<ReturnType<typeof openLater>>
beforeAll(async () => {
  api = await startOrdersApi()
  const buyer = await aBuyer(api)
  const { accountId, email } = buyer
  await anOrder(api, buyer, await aThing(api), { status: 'DELIVERED' })
  const put = (statement: string, values: unknown[] = []) => api.pool.query(statement, values)
  await put(`update sessions set ended_at = now(), ended_by = 'LOGOUT'`)
  await put(
    `insert into codes (kind, email, purpose, code_hash, guesses_left, expires_at)
     values ('CUSTOMER', $1, 'RESET', sha256('x'), 5, now() + interval '10 minutes')`,
    [email],
  )
  await put(
    `insert into provider_events (id, event, subject, reference, body, processed_at)
     values (gen_random_uuid(), 'charge.success', 'x', 'x', '{}', now())`,
  )
  await put(
    `insert into contact_messages (id, fingerprint, day, name, email, subject, message)
     values (gen_random_uuid(), sha256('x'), now(), 'Ada', $1, 'Yam', 'Where?')`,
    [email],
  )
  await put(`insert into newsletter_subscribers (email, status) values ($1, 'PENDING')`, [email])
  await put(
    `insert into sent_emails (message_id, account_id, subject) values (gen_random_uuid(), $1, 'Hello')`,
    [accountId],
  )
  const { id: staffId } = await aStaffActor(api, 'SUPPORT')
  await put(
    `insert into data_requests (id, account_id, kind, source, identity, state, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'ACCESS', 'PROFILE', 'SIGNED_IN', 'DONE', $2, now())`,
    [accountId, staffId],
  )
  await put(
    `insert into account_reveals (id, account_id, staff_id, fields, reason)
     values (gen_random_uuid(), $1, $2, '{email}', 'CUSTOMER_ASKED')`,
    [accountId, staffId],
  )
  await put(`insert into export_links (key_hash, account_id) values (sha256('x'), $1)`, [accountId])
  await put(
    `insert into security_events (id, kind, account_kind, account_id, network, device, request_id, began_at)
     values (gen_random_uuid(), 'SIGNED_IN', 'CUSTOMER', $1, '10.0.0.0/24', 'Phone', 'x', now())`,
    [accountId],
  )
  await put(
    `select graphile_worker.add_job('send_email', json_build_object('to', $1::text), max_attempts := 1)`,
    [email],
  )
  await put(`update graphile_worker._private_jobs set attempts = max_attempts`)
  const { shopId } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await put('delete from sessions where account_id = (select account_id from shops where id = $1)', [shopId])
  await put(
    `insert into shop_closings (shop_id, status_before, closes_at, closed_at) values ($1, 'APPROVED', now(), now())`,
    [shopId],
  )
  await put(
    `with sent as (
       insert into uploads (key, account_id, kind, width, height, claimed_at)
       select 'identity-of-a-shop', account_id, 'DOCUMENT', 60, 40, now() from shops where id = $1 returning key
     )
     insert into shop_documents (id, shop_id, kind, upload_key) select gen_random_uuid(), $1, 'IDENTITY', key from sent`,
    [shopId],
  )
  later = await openLater(api)
})

const countOf = async (what: string): Promise<number> => {
  const { rows } = await api.pool.query(`select count(*)::int as count from ${what}`)
  return rows[0].count
}

type Job = (deps: { db: Db }) => Promise<void>
const KEPT: [what: string, until: string, after: string, rows: string, job: Job][] = [
  ['a link to an export', '23 hours', '25 hours', 'export_links', forgetOldLinks],
  ['a code', '23 hours', '2 days', 'codes', forgetOldCodes],
  ['a session that ended', '29 days', '31 days', 'sessions', forgetOldSessions],
  ['an address that is not confirmed', '29 days', '31 days', 'newsletter_subscribers', forgetUnconfirmed],
  [
    'a job that failed for good',
    '29 days',
    '31 days',
    `graphile_worker._private_jobs where payload->>'to' is not null`,
    forgetFailedJobs,
  ],
  ['an event around a sign-in', '89 days', '92 days', 'security_events', forgetOldSecurityEvents],
  ['an email that was sent', '89 days', '91 days', 'sent_emails', forgetOldEmails],
  [
    'a document of a shop that ended',
    '12 months',
    '14 months',
    'shop_documents where upload_key is not null',
    forgetOldDocuments,
  ],
  ['a message of the provider', '89 days', '92 days', 'provider_events', forgetOldEvents],
  ['an enquiry', '23 months', '25 months', 'contact_messages', forgetOldEnquiries],
  [
    'what was asked and seen of a customer',
    '23 months',
    '25 months',
    '(select id from data_requests union all select account_id from account_reveals offset 1) as records',
    forgetOldRecords,
  ],
  [
    'the name in an order',
    '23 months',
    '25 months',
    'orders where receiver_name is not null or street is not null',
    forgetOldOrders,
  ],
]

test.each(KEPT)(
  'PRIV-06 %s is there after %s and gone after %s, with the clock of the database moved',
  async (_what, until, after, rows, job) => {
    await later.moveTo(until)
    await job(later)
    expect(await countOf(rows)).toBe(1)

    await later.moveTo(after)
    await job(later)
    expect(await countOf(rows)).toBe(0)
  },
)

test('PRIV-05 an order that lost its names keeps state, totals, category and how it moved', async () => {
  await later.moveTo('25 months')
  await forgetOldOrders(later)

  const { rows } = await api.pool.query(
    `select o.delivery_state as state, o.total_kobo::int as total, l.category, o.city, o.delivery_notes as notes,
       (select count(*)::int from order_moves where order_id = o.id) as moves
     from orders o join order_lines l on l.order_id = o.id`,
  )
  expect(rows).toEqual([
    { state: 'ENUGU', total: 350_050, category: 'FOOD', city: null, notes: null, moves: 4 },
  ])
})
