import {
  chargebackIdSchema,
  dataRequestIdSchema,
  disputeIdSchema,
  reviewIdSchema,
  shopNewsIdSchema,
} from '@ahia/contracts/ids'
import { SHOP_REVIEWS_A_PAGE } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listOfficeRequests } from '#accounts/data-requests/office-requests.reads.ts'
import { listShopNews } from '#notifications/shop-news/read-shop-news.ts'
import { listDisputes } from '#orders/disputes/staff/get-dispute-page.ts'
import { listChargebackWork } from '#payments/chargebacks/answers/show-chargebacks.ts'
import { listShopReviews } from '#reviews/replies/list-shop-reviews.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { makeCopies } from './copies.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let of: Awaited<ReturnType<typeof aRowOfEach>>
beforeAll(async () => {
  api = await startOrdersApi()
  of = await aRowOfEach(api)
})

type Page = { rows: readonly unknown[]; next: string | null }
type Pages = {
  table: string
  size: number
  first?: () => RawBuilder<unknown>
  also?: (n: number) => Record<string, unknown>
  read: (after: string | undefined) => Promise<Page>
}

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const timeOf = (n: number): string => new Date(Date.UTC(2030, 0, 1) + n * 60_000).toISOString()

const keyOf = <Id>(schema: { parse: (id: unknown) => Id }, after: string | undefined): Id | undefined =>
  after === undefined ? undefined : schema.parse(after)

const PAGES: Record<string, Pages> = {
  'PRIV-08 requests about data': {
    table: 'data_requests',
    size: 50,
    also: (n) => ({ account_id: idOf(n), received_at: timeOf(n) }),
    read: async (after) => {
      const page = { state: 'ALL', after: keyOf(dataRequestIdSchema, after) ?? null } as const
      const { requests, next } = await listOfficeRequests(api.db.read, page)
      return { rows: requests, next }
    },
  },
  'ADMIN-54 disputes': {
    table: 'disputes',
    size: 50,
    first: () => sql`insert into disputes (id, order_id, kind, reason, opened_at, closed_at)
      values (gen_random_uuid(), ${of.orderId}, 'PROBLEM', 'Late', now(), now())`,
    read: async (after) => {
      const { disputes, next } = await listDisputes(api, {
        list: 'DECIDED',
        after: keyOf(disputeIdSchema, after),
      })
      return { rows: disputes, next }
    },
  },
  'PAY-05 chargebacks': {
    table: 'chargebacks',
    size: 50,
    also: (n) => ({ provider_id: String(n) }),
    read: async (after) => {
      const page = { status: 'OPEN', after: keyOf(chargebackIdSchema, after) } as const
      const { chargebacks, next } = await listChargebackWork(api, page)
      return { rows: chargebacks, next }
    },
  },
  'SELL-47 news of a shop': {
    table: 'shop_news',
    size: 7,
    first: () => sql`insert into shop_news (id, shop_id, kind, subject)
      values (gen_random_uuid(), ${of.shopId}, 'SOLD_OUT', 'Yam')`,
    read: async (after) => {
      const page = { shopId: of.shopId, cursor: keyOf(shopNewsIdSchema, after), limit: 7 }
      const { news, next } = await listShopNews(api, page)
      return { rows: news, next }
    },
  },
  'SELL-64 reviews of a shop': {
    table: 'reviews',
    size: SHOP_REVIEWS_A_PAGE,
    also: (n) => ({ account_id: idOf(n), created_at: timeOf(n) }),
    read: async (after) => {
      const page = { shopId: of.shopId, state: 'open', cursor: keyOf(reviewIdSchema, after) } as const
      const { reviews, next } = await listShopReviews(api, page)
      return { rows: reviews, next }
    },
  },
}

const store = ({ table, first, also }: Pages, count: number) =>
  api.db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const changes = Array.from({ length: count }, (_, n) => ({ id: idOf(n), ...also?.(n) }))
    await makeCopies(tx, table, { first: first?.(), changes })
  })

test.each(Object.entries(PAGES))(
  'T20 %s: a full page is the last one, and one more has a page of its own',
  async (_what, pages) => {
    await store(pages, pages.size)
    const full = await pages.read(undefined)
    await store({ ...pages, first: () => sql`select` }, pages.size + 1)
    const begun = await pages.read(undefined)
    const rest = await pages.read(begun.next ?? undefined)

    expect([full.rows.length, full.next]).toEqual([pages.size, null])
    expect([begun.rows.length, begun.next === null]).toEqual([pages.size, false])
    expect([rest.rows.length, rest.next]).toEqual([1, null])
  },
)
