import type {
  AnnouncementId,
  InvoiceId,
  OrderId,
  ParcelId,
  StaffChallengeId,
  StaffInvitationId,
} from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { isEnquiryStored } from '#content/enquiries/enquiries.sql.ts'
import { confirmSubscriber } from '#content/newsletter/newsletter.sql.ts'
import { takeTry } from '#orders/parcels/delivery-codes.sql.ts'
import { newId } from '#platform/ids.ts'
import { readRecentStars } from '#reviews/shop-reviews.reads.ts'
import { planDraft, takeDue } from '#shops/announcements/announcements.sql.ts'
import { listDueClosings, lockDueClosing } from '#shops/closing/closings.sql.ts'
import { listOverSuspensions } from '#shops/review/decisions.sql.ts'
import { listNotices, storeAnswer } from '#shops/terms/terms-notices.sql.ts'
import { takeChallenge } from '#staff/factors/challenges.sql.ts'
import { countFailures, countOfLastHour } from '#staff/factors/wrong-tries.sql.ts'
import { acceptInvitationRow, findInvitation, listOpenInvitations } from '#staff/members/invitations.sql.ts'
import { listMembers } from '#staff/members/members.sql.ts'
import { listOpenPayloads } from '#staff/proposals/open-payloads.reads.ts'
import { findOpenProposal, listProposalRows, lockProposal } from '#staff/proposals/proposals.sql.ts'
import { takeDueReset } from '#staff/resets/resets.sql.ts'
import { findOpenStaffSession } from '#staff/sessions/staff-sessions.sql.ts'
import { getOpenInvoice } from '#subscriptions/invoices.sql.ts'
import { listBillable, lockBillable } from '#subscriptions/subscriptions.sql.ts'
import type { Tx } from '#tables.ts'
import { claim, listHolders } from '#worklist/claims.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { aroundTheMoment, setTime, type Until } from './at-the-moment.ts'
import { WORK } from './more-rows.ts'
import { aRowOfEach } from './row-of-each.ts'

type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>> }

const TOKEN = Buffer.alloc(32, 3)
const challengeId = newId<StaffChallengeId>()
const invitationId = newId<StaffInvitationId>()
const invoiceId = newId<InvoiceId>()
const [newsId, termsId, draftId] = [newId<AnnouncementId>(), newId<AnnouncementId>(), newId<AnnouncementId>()]
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

const rowsOf = ({ shopId, staffId, rows }: Of): RawBuilder<unknown>[] => [
  sql`insert into staff_challenges (id, purpose, challenge, staff_id) values (${challengeId}, 'PROOF', 'x', ${staffId})`,
  sql`insert into staff_invitations (id, token_hash, email, name, roles)
    values (${invitationId}, ${TOKEN}, 'new@ahia.example', 'New', '{SUPPORT}')`,
  sql`insert into staff_sessions (id, token_hash, staff_id, network, device)
    values (${sessionId}, ${TOKEN}, ${rows.staffId}, '10.0.0.0/24', 'A phone')`,
  sql`update shops set status = 'CLOSING' where id = ${shopId}`,
  sql`insert into shop_closings (shop_id, status_before, requested_at, closes_at)
    values (${shopId}, 'APPROVED', now() - interval '1 hour', now())`,
  sql`insert into terms_notices (shop_id, version, holds_from) values (${rows.shopId}, '7', now() + interval '20 days')`,
  sql`update shops set status = 'SUSPENDED' where id = ${rows.shopId}`,
  sql`insert into shop_decisions (id, shop_id, decision, reason, words, email_subject)
    values (gen_random_uuid(), ${rows.shopId}, 'SUSPEND', 'OTHER', '', 'Your shop')`,
  sql`insert into announcements (id, kind, to_group, subject, words, sends_at, holds_from, state, made_by) values
    (${newsId}, 'NEWS', 'ALL', 'News', 'Rain.', now() + interval '1 day', null, 'DRAFT', ${staffId}),
    (${termsId}, 'TERMS', 'ALL', 'Terms', 'New.', now() - interval '1 hour', now() + interval '20 days', 'DRAFT', ${staffId}),
    (${draftId}, 'TERMS', 'ALL', 'Terms', 'New.', now() - interval '1 hour', now() + interval '20 days', 'DRAFT', ${staffId})`,
  sql`insert into invoices (id, shop_id, tier, period_from, period_to, due_at)
    values (${invoiceId}, ${shopId}, 'BASIC', now(), now() + interval '1 month', now())`,
  sql`insert into invoice_lines (invoice_id, shop_id, position, what, amount_kobo)
    values (${invoiceId}, ${shopId}, 0, 'SUBSCRIPTION', 100)`,
  sql`insert into work_claims (kind, subject_id, staff_id) values (${WORK.kind}, ${WORK.subject}, ${staffId})`,
  sql`insert into contact_messages (id, fingerprint, day, name, email, subject, message)
    values (gen_random_uuid(), ${TOKEN}, now(), 'Ada', 'ada@example.com', 'Yam', 'Where?')`,
  sql`insert into newsletter_subscribers (email, status) values ('ada@example.com', 'PENDING')`,
  sql`insert into newsletter_emails (email, token_hash) values ('ada@example.com', ${TOKEN})`,
]

const session = (column: string) => setTime<Of>('staff_sessions', column, () => sql`id = ${sessionId}`)
const findSession = (tx: Tx) => findOpenStaffSession(tx, TOKEN)
const isOpenSession = async (tx: Tx) => (await findSession(tx)) !== null
const isListedSession = async (tx: Tx, { rows }: Of) =>
  (await listMembers(tx)).find(({ id }) => id === rows.staffId)?.sessions === 1
const invitation = setTime<Of>('staff_invitations', 'expires_at', () => sql`id = ${invitationId}`)
const proposal = setTime<Of>('staff_proposals', 'expires_at', ({ rows }) => sql`id = ${rows.proposalId}`)
const closing = setTime<Of>('shop_closings', 'closes_at', ({ shopId }) => sql`shop_id = ${shopId}`)
const failure = setTime<Of>('staff_failures', 'happened_at', ({ staffId }) => sql`staff_id = ${staffId}`)
const claimed = setTime<Of>('work_claims', 'claimed_at', () => sql`subject_id = ${WORK.subject}`)
const notice = (at: RawBuilder<Date>, { rows }: Of) => sql`
  update terms_notices set noticed_at = ${at} - interval '20 days', holds_from = ${at} where shop_id = ${rows.shopId}`
const noticeOf = async (tx: Tx, { rows }: Of) => (await listNotices(tx, rows.shopId))[0]
const period = (at: RawBuilder<Date>, { shopId }: Of) => sql`
  update subscriptions set status = 'ACTIVE', trial_started_at = ${at} - interval '2 days',
    trial_ends_at = ${at} - interval '1 day', period_ends_at = ${at} where shop_id = ${shopId}`
const isSelling = ({ shopId }: Of) => sql`update shops set status = 'APPROVED' where id = ${shopId}`
/** A notice of 14 days that begins at the moment. */
const planned = (id: AnnouncementId) => (at: RawBuilder<Date>) =>
  sql`
  update announcements set holds_from = ${at}, state = ${id === draftId ? 'DRAFT' : 'PLANNED'} where id = ${id}`

async function parcelOf(tx: Tx, orderId: OrderId): Promise<ParcelId> {
  const { id } = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return id
}

const UNTIL: Record<string, Until<Of>> = {
  'ADMIN-03 a challenge': {
    edge: '0',
    at: false,
    set: setTime('staff_challenges', 'expires_at', () => sql`id = ${challengeId}`),
    holds: async (tx) => (await takeChallenge(tx, { id: challengeId, purpose: 'PROOF' })) !== null,
  },
  'ADMIN-03 a wrong try of a colleague': {
    edge: '-24 hours',
    at: false,
    set: failure,
    holds: async (tx, { staffId }) => (await countFailures(tx, staffId)).count === 1,
  },
  'ADMIN-03 a wrong try of all': {
    edge: '-1 hour',
    at: false,
    set: failure,
    holds: async (tx) => (await countOfLastHour(tx)) === 1,
  },
  'ADMIN-05 a proof': {
    edge: '-5 minutes',
    at: false,
    set: session('proof_at'),
    holds: async (tx) => (await findSession(tx))?.hasProof === true,
  },
  'ADMIN-04 a mark of a session': {
    edge: '-1 minute',
    at: true,
    set: session('seen_at'),
    holds: async (tx) => (await findSession(tx))?.isToBeMarked === false,
  },
  'ADMIN-04 a session that is used': {
    edge: '-30 minutes',
    at: false,
    set: session('seen_at'),
    holds: isOpenSession,
  },
  'ADMIN-04 a session of a day': {
    edge: '-12 hours',
    at: false,
    set: session('created_at'),
    holds: isOpenSession,
  },
  'ADMIN-07 a session that is used, in the list': {
    edge: '-30 minutes',
    at: false,
    set: session('seen_at'),
    holds: isListedSession,
  },
  'ADMIN-07 a session of a day, in the list': {
    edge: '-12 hours',
    at: false,
    set: session('created_at'),
    holds: isListedSession,
  },
  'ADMIN-02 an invitation in the list': {
    edge: '0',
    at: false,
    set: invitation,
    holds: async (tx) => (await listOpenInvitations(tx)).length === 1,
  },
  'ADMIN-02 an invitation': {
    edge: '0',
    at: false,
    set: invitation,
    holds: async (tx) => (await findInvitation(tx, TOKEN)) !== null,
  },
  'ADMIN-02 an invitation that is accepted': {
    edge: '0',
    at: false,
    set: invitation,
    holds: (tx) => acceptInvitationRow(tx, invitationId),
  },
  'ADMIN-45 a proposal': {
    edge: '0',
    at: false,
    set: proposal,
    holds: async (tx, { rows }) => (await findOpenProposal(tx, rows.proposalId)) !== null,
  },
  'ADMIN-45 a proposal in the list': {
    edge: '0',
    at: false,
    set: proposal,
    holds: async (tx) => (await listProposalRows(tx)).length === 1,
  },
  'ADMIN-45 a proposal that is decided': {
    edge: '0',
    at: false,
    set: proposal,
    holds: async (tx, { rows }) => (await lockProposal(tx, rows.proposalId))?.isExpired === false,
  },
  'ADMIN-45 what a proposal would change': {
    edge: '0',
    at: false,
    set: proposal,
    holds: async (tx) => (await listOpenPayloads(tx, 'test.lock')).length === 1,
  },
  'ADMIN-07 a reset that can be stopped': {
    edge: '0',
    at: false,
    set: (at, { staffId }) => sql`
      update staff_factor_resets set asked_at = ${at} - interval '25 hours', takes_effect_at = ${at} where staff_id = ${staffId}`,
    holds: async (tx) => (await takeDueReset(tx)) === null,
  },
  'ADMIN-15 a claim against a colleague': {
    edge: '-30 minutes',
    at: false,
    set: claimed,
    holds: async (tx, { askedBy }) => (await claim(tx, { ...WORK, staffId: askedBy })) !== null,
  },
  'ADMIN-15 a claim that is shown': {
    edge: '-30 minutes',
    at: false,
    set: claimed,
    holds: async (tx) => (await listHolders(tx, { kind: WORK.kind, subjects: [WORK.subject] })).size === 1,
  },
  'SELL-53 a shop that closes': {
    edge: '0',
    at: false,
    set: closing,
    holds: async (tx, { shopId }) => (await lockDueClosing(tx, shopId)) === null,
  },
  'SELL-53 a shop that closes, in the list': {
    edge: '0',
    at: false,
    set: closing,
    holds: async (tx, { shopId }) => !(await listDueClosings(tx, { after: null, limit: 9 })).includes(shopId),
  },
  'SELL-53 a notice of terms': {
    edge: '0',
    at: false,
    set: notice,
    holds: async (tx, of) => (await noticeOf(tx, of))?.isOpen === true,
  },
  'SELL-53 the terms before': {
    edge: '0',
    at: false,
    set: notice,
    holds: async (tx, of) => (await noticeOf(tx, of))?.holds === false,
  },
  'SELL-53 an objection to terms': {
    edge: '0',
    at: false,
    set: notice,
    holds: (tx, { rows: { shopId } }) => storeAnswer(tx, { shopId, version: '7', answer: 'OBJECTED' }),
  },
  'ADMIN-21 a suspension': {
    edge: '0',
    at: false,
    set: setTime('shop_decisions', 'until', ({ rows }) => sql`shop_id = ${rows.shopId}`),
    holds: async (tx, { rows }) => !(await listOverSuspensions(tx)).includes(rows.shopId),
  },
  'ADMIN-52 the wait of an announcement': {
    edge: '0',
    at: false,
    set: (at) => sql`update announcements set sends_at = ${at}, state = 'PLANNED' where id = ${newsId}`,
    holds: async (tx) => (await takeDue(tx)) === null,
  },
  'ADMIN-52 a notice that is planned': {
    edge: '14 days',
    at: true,
    set: planned(draftId),
    holds: (tx, { staffId }) => planDraft(tx, { id: draftId, version: 1, by: staffId, agreedBy: null }),
  },
  'ADMIN-52 a notice that is sent': {
    edge: '14 days',
    at: true,
    set: planned(termsId),
    holds: async (tx) => (await takeDue(tx))?.state === 'SENT',
  },
  'CONST-10 an invoice': {
    edge: '-30 days',
    at: false,
    set: setTime('invoices', 'issued_at', () => sql`id = ${invoiceId}`),
    holds: async (tx, { shopId }) => !(await getOpenInvoice(tx, shopId, 30)).isGivenUp,
  },
  'CONST-09 a period that is paid': {
    edge: '0',
    at: false,
    set: period,
    holds: async (tx, of) => {
      await isSelling(of).execute(tx)
      return !(await listBillable(tx, { after: null, limit: 9 })).includes(of.shopId)
    },
  },
  'CONST-09 a period that is billed': {
    edge: '0',
    at: false,
    set: period,
    holds: async (tx, of) => {
      await isSelling(of).execute(tx)
      return (await lockBillable(tx, of.shopId)) === null
    },
  },
  'SHELL-16 the link of the newsletter': {
    edge: '-7 days',
    at: false,
    set: setTime('newsletter_emails', 'sent_at', () => sql`token_hash = ${TOKEN}`),
    holds: async (tx) => (await confirmSubscriber(tx, TOKEN)) !== null,
  },
  'SELL-34 the rest of a delivery code': {
    edge: '0',
    at: false,
    set: (at, { rows: { orderId } }) => sql`
      insert into delivery_codes (parcel_id, locked_until) select id, ${at} from parcels where order_id = ${orderId}
      on conflict (parcel_id) do update set locked_until = excluded.locked_until`,
    holds: async (tx, { rows }) => (await takeTry(tx, await parcelOf(tx, rows.orderId))) === null,
  },
  'STAT-02 the same enquiry': {
    edge: '-1 day',
    at: false,
    set: setTime('contact_messages', 'sent_at', () => sql`fingerprint = ${TOKEN}`),
    holds: (tx) => isEnquiryStored(tx, 'contact_messages', TOKEN),
  },
  'SELL-51 a review': {
    edge: '-30 days',
    at: false,
    set: setTime('reviews', 'created_at', ({ rows }) => sql`id = ${rows.reviewId}`),
    holds: async (tx, { rows: { shopId } }) =>
      (await readRecentStars(tx, { shopId, days: 30 })).reviews === 1,
  },
}

test.each(Object.entries(UNTIL))('%s counts until its time, and no longer', async (_what, until) =>
  expect(await aroundTheMoment(api, of, until)).toEqual([false, until.at, true]),
)
