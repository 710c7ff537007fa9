import { type AccountId, type ProductId, productIdSchema, type SessionId } from '@ahia/contracts/ids'
import { MAX_CART_LINES, MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { ACTIVITY_KINDS } from '@ahia/contracts/shapes/security-event'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listRequestPage, listRequestsOf } from '#accounts/data-requests/data-requests.sql.ts'
import { listBlocks } from '#accounts/people/blocks.sql.ts'
import { listErrorsOf } from '#accounts/people/customer-card.reads.ts'
import { listNotes, listOpenSessionsOf, listReveals } from '#accounts/people/people.sql.ts'
import { listViews } from '#accounts/people/support.sql.ts'
import { listAcceptances } from '#accounts/registration/terms-acceptances.sql.ts'
import { listRecords } from '#accounts/security-events/account-records.sql.ts'
import { listActivityOf, listStoredEvents } from '#accounts/security-events/security-events.sql.ts'
import { listOpenSessions, listStoredSessions } from '#accounts/sessions/sessions.sql.ts'
import { listLines } from '#cart/cart-lines.sql.ts'
import { listSentEmails } from '#notifications/sent-emails/sent-emails.sql.ts'
import { listNews } from '#notifications/shop-news/shop-news.sql.ts'
import { listCustomerOrders } from '#orders/customer-orders.reads.ts'
import { listCustomerPayments } from '#payments/customer-payments.reads.ts'
import { newId } from '#platform/ids.ts'
import { listStoredConsents } from '#privacy/consents/consents.sql.ts'
import { listModerated } from '#reviews/moderation/moderation.sql.ts'
import { listDecisions } from '#shops/review/decisions.sql.ts'
import { listProposalRows } from '#staff/proposals/proposals.sql.ts'
import type { Tx } from '#tables.ts'
import { listSavedProducts } from '#wishlist/saved-items.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { makeCopies } from './copies.ts'
import { freely } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let of: Party & { customerId: AccountId; productId: ProductId }
beforeAll(async () => {
  api = await startOrdersApi()
  const { accountId: customerId, productId } = await aRowOfEach(api)
  of = { ...(await aParty(api)), customerId, productId }
})

type Way = 'newest' | 'oldest'
type List = {
  table: string
  /** Two rows have the same time, so that a list without a second order has none for them. */
  time: string
  /** Newest first, if nothing else is said. */
  way?: Way
  /** Which of the two comes first: by its id like the others, if nothing else is said; null where the list does not say. */
  tie?: { column: string; way: Way } | null
  shown: number
  /** What tells a row in the list, and where it is stored. */
  mark: string
  /** What else must differ, or hold. */
  also?: (n: number) => Record<string, unknown>
  first?: () => RawBuilder<unknown>
  list: (tx: Tx) => Promise<readonly (string | null)[]>
}

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const textOf = (n: number): string => `row ${n}`
const timeOf = (pair: number): string => new Date(Date.UTC(2040, 0, 1) - pair * 60_000).toISOString()
const hashOf = (n: number): string => `\\x${n.toString(16).padStart(64, '0')}`
const mine = () => ({ account_id: of.accountId })

const LISTS: Record<string, List> = {
  'PROF-07 devices of an account': {
    table: 'sessions',
    time: 'last_used_at',
    shown: 200,
    mark: 'device',
    also: () => ({ ...mine(), expires_at: timeOf(0) }),
    list: async (tx) =>
      (
        await listOpenSessions(tx, {
          kind: 'CUSTOMER',
          accountId: of.accountId,
          sessionId: newId<SessionId>(),
        })
      ).map(({ device }) => device),
  },
  'PROF-06 devices in an export': {
    table: 'sessions',
    time: 'last_used_at',
    shown: 1_000,
    mark: 'device',
    also: mine,
    list: async (tx) => (await listStoredSessions(tx, of.accountId)).map(({ device }) => device),
  },
  'ADMIN-36 devices that staff see': {
    table: 'sessions',
    time: 'last_used_at',
    shown: 100,
    mark: 'device',
    also: () => ({ ...mine(), expires_at: timeOf(0) }),
    list: async (tx) => (await listOpenSessionsOf(tx, of.accountId)).map(({ device }) => device),
  },
  'ADMIN-36 who looked at a customer': {
    table: 'account_reveals',
    time: 'revealed_at',
    shown: 100,
    mark: 'reason',
    list: async (tx) => (await listReveals(tx, of.accountId)).map(({ reason }) => reason),
  },
  'ADMIN-36 notes about a customer': {
    table: 'account_notes',
    time: 'written_at',
    shown: 100,
    mark: 'words',
    list: async (tx) => (await listNotes(tx, of.accountId)).map(({ words }) => words),
  },
  'ADMIN-37 blocks of a customer': {
    table: 'account_blocks',
    time: 'blocked_at',
    shown: 100,
    mark: 'words',
    also: () => ({ ended_at: timeOf(0) }),
    list: async (tx) => (await listBlocks(tx, of.accountId)).map(({ words }) => words),
  },
  'ADMIN-38 what a customer was refused': {
    table: 'security_events',
    time: 'last_at',
    shown: 20,
    mark: 'code',
    also: () => ({ ...mine(), kind: 'FORBIDDEN' }),
    list: async (tx) => (await listErrorsOf(tx, of.accountId)).map(({ code }) => code),
  },
  'PROF-07 what happened around a sign-in': {
    table: 'security_events',
    time: 'last_at',
    tie: { column: 'kind', way: 'oldest' },
    shown: 30,
    mark: 'device',
    also: (n) => ({ ...mine(), kind: ACTIVITY_KINDS.toSorted()[n % 2] }),
    list: async (tx) => (await listActivityOf(tx, of.accountId, ACTIVITY_KINDS)).map(({ device }) => device),
  },
  'PROF-06 what happened, in an export': {
    table: 'security_events',
    time: 'began_at',
    shown: 1_000,
    mark: 'device',
    also: () => ({ ...mine(), kind: 'DATA_EXPORTED' }),
    list: async (tx) => (await listStoredEvents(tx, of.accountId)).map(({ device }) => device),
  },
  'PROF-06 records of an account': {
    table: 'account_records',
    time: 'recorded_at',
    shown: 1_000,
    mark: 'kind',
    list: async (tx) => (await listRecords(tx, of.accountId)).map(({ kind }) => kind),
  },
  'SELL-53 terms that were accepted': {
    table: 'terms_acceptances',
    time: 'accepted_at',
    way: 'oldest',
    shown: 1_000,
    mark: 'version',
    also: mine,
    list: async (tx) => (await listAcceptances(tx, of.accountId)).map(({ version }) => version),
  },
  'PRIV-05 requests about data': {
    table: 'data_requests',
    time: 'received_at',
    shown: 200,
    mark: 'words',
    also: (n) => ({ ...mine(), kind: textOf(n) }),
    list: async (tx) => (await listRequestsOf(tx, of.accountId)).map(({ words }) => words),
  },
  'PRIV-05 requests that wait': {
    table: 'data_requests',
    time: 'due_at',
    way: 'oldest',
    shown: 4,
    mark: 'words',
    also: (n) => ({ ...mine(), kind: textOf(n) }),
    list: async (tx) =>
      (await listRequestPage(tx, { state: 'OPEN', after: null, limit: 4 })).map(({ words }) => words),
  },
  'ADMIN-38 views of a customer’s account': {
    table: 'support_views',
    time: 'opened_at',
    shown: 200,
    mark: 'id',
    also: (n) => ({ ended_at: new Date(n * 60_000).toISOString() }),
    list: async (tx) =>
      (await listViews(tx, of.accountId)).map(({ endedAt }) => idOf(endedAt.getTime() / 60_000)),
  },
  'ADMIN-18 decisions about a shop': {
    table: 'shop_decisions',
    time: 'decided_at',
    shown: 100,
    mark: 'words',
    also: () => ({ shop_id: of.shopId }),
    first: () => sql`insert into shop_decisions (id, shop_id, decision, version, reason, words, email_subject)
      values (gen_random_uuid(), ${of.shopId}, 'WARN', 1, 'LATE', 'Late', 'A warning')`,
    list: async (tx) => (await listDecisions(tx, of.shopId)).map(({ words }) => words),
  },
  'ADMIN-45 proposals that wait': {
    table: 'staff_proposals',
    time: 'proposed_at',
    way: 'oldest',
    shown: 100,
    mark: 'words',
    also: (n) => ({ state: 'OPEN', expires_at: timeOf(0), payload_hash: hashOf(n) }),
    list: async (tx) => (await listProposalRows(tx)).map(({ words }) => words),
  },
  'CART-02 lines of a cart': {
    table: 'cart_lines',
    time: 'added_at',
    way: 'oldest',
    shown: MAX_CART_LINES,
    mark: 'id',
    also: (n) => ({ ...mine(), choice_hash: hashOf(n) }),
    first:
      () => sql`insert into cart_lines (id, account_id, product_id, add_ons, choice_hash, quantity, price_kobo)
      values (gen_random_uuid(), ${of.accountId}, ${of.productId}, '[]', sha256('x'), 1, 100)`,
    list: async (tx) => (await listLines(tx, of.accountId)).map(({ id }) => id),
  },
  'PDP-11 saved items': {
    table: 'saved_items',
    time: 'saved_at',
    tie: { column: 'product_id', way: 'oldest' },
    shown: MAX_SAVED_ITEMS,
    mark: 'product_id',
    also: mine,
    first: () => sql`insert into saved_items (account_id, product_id, name, price_kobo)
      values (${of.accountId}, ${of.productId}, 'Yam', 100)`,
    list: (tx) =>
      listSavedProducts(
        tx,
        of.accountId,
        Array.from({ length: MAX_SAVED_ITEMS + 3 }, (_, n) => productIdSchema.parse(idOf(n))),
      ),
  },
  'PRIV-03 consents': {
    table: 'consents',
    time: 'given_at',
    way: 'oldest',
    shown: 1_000,
    mark: 'words',
    also: (n) => ({ ...mine(), purpose: textOf(n) }),
    first: () => sql`insert into consents (id, account_id, purpose, words, words_version, given_how)
      values (gen_random_uuid(), ${of.accountId}, 'NEWSLETTER', 'Yes', '1', 'EMAIL_LINK')`,
    list: async (tx) =>
      (await listStoredConsents(tx, { accountId: of.accountId, email: of.email })).map(({ words }) => words),
  },
  'ADMIN-36 orders of a customer': {
    table: 'orders',
    time: 'placed_at',
    shown: 3,
    mark: 'shop_name',
    also: () => ({ account_id: of.customerId }),
    list: async (tx) =>
      (await listCustomerOrders(tx, { accountId: of.customerId, limit: 3 })).map(({ shopName }) => shopName),
  },
  'ADMIN-38 payments of a customer': {
    table: 'payments',
    time: 'started_at',
    shown: 3,
    mark: 'channel',
    also: (n) => ({ account_id: of.customerId, reference: textOf(n), provider_id: String(n) }),
    list: async (tx) =>
      (await listCustomerPayments(tx, { accountId: of.customerId, limit: 3 })).map(
        ({ channel }) => channel ?? '',
      ),
  },
  'SELL-47 news of a shop': {
    table: 'shop_news',
    time: 'created_at',
    tie: { column: 'id', way: 'newest' },
    way: 'oldest',
    shown: 3,
    mark: 'subject',
    also: (n) => ({ shop_id: of.shopId, created_at: timeOf(n) }),
    first: () =>
      sql`insert into shop_news (id, shop_id, kind, subject) values (gen_random_uuid(), ${of.shopId}, 'LOW_STOCK', 'Yam')`,
    list: async (tx) =>
      (await listNews(tx, { shopId: of.shopId, before: null, limit: 3 })).map(({ subject }) => subject ?? ''),
  },
  'ADMIN-36 emails to a customer': {
    table: 'sent_emails',
    time: 'sent_at',
    tie: { column: 'message_id', way: 'newest' },
    shown: 3,
    mark: 'subject',
    also: mine,
    first: () =>
      sql`insert into sent_emails (message_id, account_id, subject) values (gen_random_uuid(), ${of.accountId}, 'Hi')`,
    list: async (tx) =>
      (await listSentEmails(tx, { accountId: of.accountId, limit: 3 })).map(({ subject }) => subject),
  },
  'ADMIN-30 reviews with hidden words': {
    table: 'reviews',
    time: 'hidden_at',
    tie: { column: 'id', way: 'oldest' },
    shown: 50,
    mark: 'text',
    also: (n) => ({ account_id: idOf(n), hidden_reason: 'ABUSE' }),
    list: async (tx) => (await listModerated(tx, [])).map(({ text }) => text),
  },
}

const tieOf = ({ tie, way = 'newest' }: List) => (tie === undefined ? { column: 'id', way } : tie)

function rowsOf(list: List) {
  const tie = tieOf(list)
  return Array.from({ length: list.shown + 2 }, (_, n) => ({
    [tie && tie.column !== 'kind' ? tie.column : 'id']: idOf(n),
    [list.mark]: list.mark.endsWith('id') ? idOf(n) : textOf(n),
    [list.time]: timeOf(tie === null ? n : Math.floor(n / 2)),
    ...list.also?.(n),
  }))
}

/** The rows are made in pairs, the latest pair first, and of each the smaller id. */
function expectedOf(list: List): string[] {
  const tie = tieOf(list)
  const rows = rowsOf(list).map((row) => String(Reflect.get(row, list.mark)))
  const pairs = tie === null ? rows.map((row) => [row]) : chunk(rows)
  const ordered = list.way === 'oldest' ? pairs.toReversed() : pairs
  return ordered.flatMap((pair) => (tie?.way === 'newest' ? pair.toReversed() : pair)).slice(0, list.shown)
}

/** Stored in an order that no list has. */
const shuffled = <Row>(rows: readonly Row[]): Row[] => [
  ...rows.filter((_, n) => n % 3 === 1),
  ...rows.filter((_, n) => n % 3 !== 1).toReversed(),
]

const chunk = (rows: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / 2) }, (_, pair) => rows.slice(pair * 2, pair * 2 + 2))

test.each(Object.entries(LISTS))(
  'T20 %s: the list shows its number and no more, in one order',
  (_what, list) =>
    freely(api, async (tx) => {
      await makeCopies(tx, list.table, { first: list.first?.(), changes: shuffled(rowsOf(list)) })

      expect(await list.list(tx)).toEqual(expectedOf(list))
    }),
)
