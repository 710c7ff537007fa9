import type { AnnouncementId, ImportId, ProductId, ShopDecisionId, ShopId } from '@ahia/contracts/ids'
import type { ShopDecision } from '@ahia/reference/staff/shop-decisions'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findApplying } from '#catalog/imports/import-rows.sql.ts'
import { deleteOldImports, insertImport } from '#catalog/imports/imports.sql.ts'
import { insertTakenDown, looksTakenDown } from '#catalog/listings/review/taken-down.sql.ts'
import { findGoods, listReported } from '#catalog/moderation/goods.reads.ts'
import { updateStatus } from '#catalog/product.sql.ts'
import { newId } from '#platform/ids.ts'
import { listShopReplies } from '#reviews/shop-reviews.reads.ts'
import { cancelPlanned, markEmailed } from '#shops/announcements/announcements.sql.ts'
import { findCommand, insertCommand } from '#shops/commands/shop-commands.sql.ts'
import { readFirstSteps } from '#shops/first-steps/first-steps.reads.ts'
import { markFirstListing } from '#shops/first-steps/first-steps.sql.ts'
import { insertFollowed } from '#shops/following/following.sql.ts'
import { findOpenAsk, listOverSuspensions } from '#shops/review/decisions.sql.ts'
import { findOpenAnswer, findSuspension, insertAnswer } from '#shops/review/suspensions.sql.ts'
import { countApprovedShops } from '#shops/shops.reads.ts'
import { findShopJson } from '#shops/shops.sql.ts'
import { listUntold } from '#shops/terms/terms-notices.sql.ts'
import { listProposalRows } from '#staff/proposals/proposals.sql.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import { aParty, type Party } from '../rows/a-party.ts'
import { freely } from '../rows/in-undone.ts'
import { aRowOfEach } from '../rows/row-of-each.ts'
import type { TestApi } from '../test-api.ts'
import { run, statesOf } from './states-of.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>

let api: TestApi
let rows: Rows
let rival: Party
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  rival = await aParty(api)
})

const SHOP_STATES = ['PENDING', 'APPROVED', 'SUSPENDED', 'CLOSING', 'ENDED']
const IMPORT_STATES = ['READING', 'MATCHING', 'PLANNED', 'APPLYING', 'DONE', 'REFUSED'] as const
const PRODUCT_STATES = ['DRAFT', 'IN_REVIEW', 'LIVE', 'HIDDEN', 'TAKEN_DOWN', 'REMOVED'] as const

const anImport = (tx: Tx, state: string, shopId: ShopId = rows.shopId) => {
  const id = newId<ImportId>()
  return run(
    tx,
    sql`insert into imports (id, shop_id, state, file_name, file, plan_hash, refused) values (
      ${id}, ${shopId}, ${state}, 'a.csv',
      case when ${state} in ('READING', 'MATCHING') then '\\x00'::bytea end,
      case when ${state} in ('PLANNED', 'APPLYING', 'DONE') then 'x' end, case when ${state} in ('MATCHING', 'REFUSED') then 'No' end)`,
  ).then(() => id)
}

const aDecision = (tx: Tx, decision: ShopDecision, daysAgo: number, shopId: ShopId = rows.shopId) => {
  const id = newId<ShopDecisionId>()
  return run(
    tx,
    sql`insert into shop_decisions (id, shop_id, decision, reason, words, until, email_subject, decided_at)
      values (${id}, ${shopId}, ${decision}, 'OTHER', ${decision}, now() - interval '1 minute', 'Your shop',
        now() - make_interval(days => ${daysAgo}))`,
  ).then(() => id)
}

const GUARDS: Record<string, (tx: Tx) => Promise<void>> = {
  'SELL-44 only a file that is being applied is applied': async (tx) => {
    const applied = []
    for (const state of IMPORT_STATES) {
      await run(tx, sql`delete from imports`)
      if (await findApplying(tx, await anImport(tx, state))) applied.push(state)
    }

    expect(applied).toEqual(['APPLYING'])
  },
  'SELL-43 a new file replaces what its own shop has not applied': async (tx) => {
    const left: Record<string, string[]> = {}
    for (const state of ['MATCHING', 'PLANNED', 'DONE', 'REFUSED']) {
      await run(tx, sql`delete from imports`)
      const [own, other] = [await anImport(tx, state), await anImport(tx, state, rival.shopId)]
      const file = Buffer.from('id\n')
      await insertImport(tx, {
        id: newId<ImportId>(),
        shopId: rows.shopId,
        accountId: null,
        fileName: 'b.csv',
        file,
      })
      const { rows: found } = await sql<{ id: ImportId }>`select id from imports`.execute(tx)
      const names = new Map([
        [own, 'own'],
        [other, 'other'],
      ])
      left[state] = found.flatMap(({ id }) => names.get(id) ?? []).toSorted()
    }

    const [replaced, kept] = [['other'], ['other', 'own']]
    expect(left).toEqual({ MATCHING: replaced, PLANNED: replaced, REFUSED: replaced, DONE: kept })
  },
  'PRIV-05 old files go, but not while they are read or applied': async (tx) => {
    const left = []
    for (const state of IMPORT_STATES) {
      await run(tx, sql`delete from imports`)
      const id = await anImport(tx, state)
      await run(tx, sql`update imports set created_at = now() - interval '3 years' where id = ${id}`)
      await deleteOldImports(tx)
      const { rows: found } = await sql`select from imports`.execute(tx)
      if (found.length > 0) left.push(state)
    }

    expect(left).toEqual(['READING', 'APPLYING'])
  },
  'ADMIN-30 what was taken down counts for its own shop alone, and not for itself': async (tx) => {
    const { rows: found } = await sql<{ id: ProductId }>`
      select id from products where shop_id = ${rival.shopId}`.execute(tx)
    const productId = found[0]?.id ?? newId<ProductId>()
    const [mark, again] = [['00000000000000ff'], newId<ProductId>()]
    await insertTakenDown(tx, { shopId: rows.shopId, productId }, mark)
    expect((await sql`select from taken_down_goods`.execute(tx)).rows).toHaveLength(0)
    await insertTakenDown(tx, { shopId: rival.shopId, productId }, mark)
    const looks = (id: ProductId, shopId: ShopId) => looksTakenDown(tx, { shopId, productId: id }, mark)

    expect(await looks(productId, rival.shopId)).toBe(false)
    expect(await looks(rows.productId, rows.shopId)).toBe(false)
    await run(
      tx,
      sql`update products set shop_id = ${rival.shopId}, name = 'Another one' where id = ${rows.productId}`,
    )
    expect(await looks(rows.productId, rival.shopId)).toBe(true)
    expect(await looks(again, rival.shopId)).toBe(false)
  },
  'ADMIN-30 staff see goods in each state but a draft': async (tx) => {
    const put = (state: string) => sql`update products set status = ${state} where id = ${rows.productId}`
    const seen = await statesOf(tx, PRODUCT_STATES, put, () => findGoods(tx, rows.productId))

    expect(seen).toEqual(['IN_REVIEW', 'LIVE', 'HIDDEN', 'TAKEN_DOWN', 'REMOVED'])
  },
  'ADMIN-30 open reports of a product wait while it can come back on sale': async (tx) => {
    const reported = async () => (await listReported(tx, { after: null, limit: 9 } as never)).length > 0
    await run(
      tx,
      sql`insert into goods_reports (id, product_id, reporter, source, reason)
        values (${newId<string>()}, ${rows.productId}, sha256('a'), sha256('a'), 'OTHER')`,
    )
    const put = (state: string) => sql`update products set status = ${state} where id = ${rows.productId}`

    expect(await statesOf(tx, PRODUCT_STATES, put, reported)).toEqual([
      'DRAFT',
      'IN_REVIEW',
      'LIVE',
      'HIDDEN',
    ])
    await run(tx, put('LIVE'))
    await run(tx, sql`update goods_reports set review_id = ${rows.reviewId}`)
    expect(await reported()).toBe(false)
    await run(
      tx,
      sql`update goods_reports set review_id = null, closed_at = now(), outcome = 'NOTHING_WRONG'`,
    )
    expect(await reported()).toBe(false)
  },
  'SELL-20 a product is the only one of its own shop in a state': async (tx) => {
    const isOnlyOne = async () => (await updateStatus(tx, rows.productId, 'LIVE'))?.isOnlyOne
    const other = (changes: RawBuilder<unknown>) =>
      run(tx, sql`update products set ${changes} where shop_id = ${rival.shopId}`)
    await other(sql`status = 'LIVE'`)
    expect(await isOnlyOne()).toBe(true)

    await other(sql`shop_id = ${rows.shopId}, name = 'Another one'`)
    expect(await isOnlyOne()).toBe(false)
    await run(tx, sql`update products set status = 'HIDDEN' where name = 'Another one'`)
    expect(await isOnlyOne()).toBe(true)
  },
  'SELL-61 a shop’s replies are its own': async (tx) => {
    const replies = async (shopId: ShopId) => (await listShopReplies(tx, shopId)).length
    expect(await replies(rows.shopId)).toBe(0)
    await run(
      tx,
      sql`update reviews set reply = 'Sorry', replied_at = now(), reply_version = 1 where id = ${rows.reviewId}`,
    )
    expect([await replies(rows.shopId), await replies(rival.shopId)]).toEqual([1, 0])
  },
  'ADMIN-52 an announcement that was sent or cancelled is not cancelled, and a changed one neither': async (
    tx,
  ) => {
    const id = newId<AnnouncementId>()
    await run(
      tx,
      sql`insert into announcements (id, kind, to_group, subject, words, sends_at, made_by)
        values (${id}, 'NEWS', 'ALL', 'News', 'Rain.', now(), ${rows.staffId})`,
    )
    const put = (state: string) =>
      sql`update announcements set state = ${state}, version = 1, sent_at = case when ${state} = 'SENT' then now() end`
    const cancel = (version = 1) => cancelPlanned(tx, { id, version, by: rows.staffId })
    const states = ['DRAFT', 'PLANNED', 'SENT', 'CANCELLED', 'TOO_LATE']

    expect(await statesOf(tx, states, put, cancel)).toEqual(['DRAFT', 'PLANNED', 'TOO_LATE'])
    await run(tx, put('DRAFT'))
    expect(await cancel(2)).toBe(false)
  },
  'ADMIN-52 each shop is emailed once about each announcement': async (tx) => {
    const [one, other] = [newId<AnnouncementId>(), newId<AnnouncementId>()]
    for (const id of [one, other])
      for (const shopId of [rows.shopId, rival.shopId])
        await run(
          tx,
          sql`insert into announcement_shops (announcement_id, shop_id) values (${id}, ${shopId})`,
        )
    const mark = (id: AnnouncementId, shopId = rows.shopId) => markEmailed(tx, { id, shopId } as never)

    expect([await mark(one), await mark(one)]).toEqual([true, false])
    expect([await mark(one, rival.shopId), await mark(other)]).toEqual([true, true])
  },
  'SELL-07 a request key belongs to one shop': async (tx) => {
    const requestKey = newId<string>()
    const of = (shopId: ShopId) => ({ shopId, requestKey, requestHash: shopId })
    expect([await insertCommand(tx, of(rows.shopId)), await insertCommand(tx, of(rows.shopId))]).toEqual([
      true,
      false,
    ])
    expect(await findCommand(tx, of(rival.shopId))).toBe(null)
    expect(await insertCommand(tx, of(rival.shopId))).toBe(true)
    expect((await findCommand(tx, of(rival.shopId)))?.requestHash).toBe(rival.shopId)
  },
  'SELL-05 first steps: a shop was approved, or was once, and when it first listed something stays': async (
    tx,
  ) => {
    const { shopId } = rows
    const steps = () => readFirstSteps(tx, shopId)
    await run(tx, sql`update shops set reviewed_version = null, first_listed_at = null where id = ${shopId}`)
    const put = (state: string) => sql`update shops set status = ${state} where id = ${shopId}`
    expect(await statesOf(tx, SHOP_STATES, put, async () => (await steps()).wasApproved)).toEqual([
      'APPROVED',
    ])
    await run(tx, sql`update shops set status = 'PENDING', reviewed_version = 1 where id = ${shopId}`)
    expect((await steps()).wasApproved).toBe(true)

    expect((await steps()).hasListed).toBe(false)
    await markFirstListing(tx, shopId)
    expect((await steps()).hasListed).toBe(true)
    await run(tx, sql`update shops set first_listed_at = '2020-01-01' where id = ${shopId}`)
    await markFirstListing(tx, shopId)
    const { rows: kept } = await sql`select from shops where first_listed_at = '2020-01-01'`.execute(tx)
    expect(kept).toHaveLength(1)
  },
  'WIN-13 only an approved shop is followed, shown and counted': async (tx) => {
    const { shopId, accountId } = rows
    await run(tx, sql`update shops set status = 'PENDING'`)
    const put = (state: string) => sql`update shops set status = ${state} where id = ${shopId}`
    const follow = async () => (await insertFollowed(tx, accountId, shopId)).isOpen

    expect(await statesOf(tx, SHOP_STATES, put, follow)).toEqual(['APPROVED'])
    expect(await statesOf(tx, SHOP_STATES, put, () => findShopJson(tx, shopId))).toEqual(['APPROVED'])
    expect(await statesOf(tx, SHOP_STATES, put, () => countApprovedShops(tx))).toEqual(['APPROVED'])
  },
  'SELL-53 each shop with an owner is emailed new terms once, until it has ended': async (tx) => {
    const { shopId } = rows
    const put = (state: string) => sql`update shops set status = ${state} where id = ${shopId}`
    const untold = async (version = '8') =>
      (await listUntold(tx, version, 99)).some((one) => one.shopId === shopId)

    expect(await statesOf(tx, SHOP_STATES, put, untold)).toEqual([
      'PENDING',
      'APPROVED',
      'SUSPENDED',
      'CLOSING',
    ])
    await run(tx, put('APPROVED'))
    const notify = (id: ShopId) =>
      sql`insert into terms_notices (shop_id, version, holds_from) values (${id}, '8', now() + interval '40 days')`
    await run(tx, notify(rival.shopId))
    expect(await untold()).toBe(true)
    await run(tx, notify(shopId))
    expect([await untold(), await untold('9')]).toEqual([false, true])
    await run(tx, sql`update shops set account_id = null where id = ${shopId}`)
    expect(await untold('9')).toBe(false)
  },
  'ADMIN-21 a suspension counts until something else is decided about its own shop': async (tx) => {
    const { shopId } = rows
    const suspension = await aDecision(tx, 'SUSPEND', 9)
    const open = async () => {
      const answer = { shopId, suspension, words: 'It is mended.' }
      const isAnswered = await insertAnswer(tx, answer)
      const found = [
        (await listOverSuspensions(tx)).includes(shopId),
        isAnswered,
        (await findOpenAnswer(tx, shopId)) !== null,
      ]
      await run(tx, sql`delete from suspension_answers`)
      return found.every(Boolean) || (found.some(Boolean) ? found : false)
    }
    const put = (state: string) => sql`update shops set status = ${state} where id = ${shopId}`
    expect(await statesOf(tx, SHOP_STATES, put, open)).toEqual(['SUSPENDED'])
    await run(tx, put('SUSPENDED'))

    const ends: Record<string, unknown> = {}
    for (const decision of ['APPROVE', 'ASK', 'REFUSE', 'WARN', 'SUSPEND', 'REOPEN', 'END'] as const) {
      const later = await aDecision(tx, decision, 1)
      ends[decision] = (await listOverSuspensions(tx)).filter((id) => id === shopId).length
      ends[`${decision} answered`] = await insertAnswer(tx, { shopId, suspension, words: 'Mended.' })
      await run(tx, sql`delete from suspension_answers`)
      await run(tx, sql`delete from shop_decisions where id = ${later}`)
    }
    expect(ends).toEqual({
      ...{ APPROVE: 1, ASK: 1, REFUSE: 1, WARN: 1, SUSPEND: 1, REOPEN: 0, END: 0 },
      ...{ 'APPROVE answered': true, 'ASK answered': true, 'REFUSE answered': true, 'WARN answered': true },
      ...{ 'SUSPEND answered': false, 'REOPEN answered': false, 'END answered': false },
    })
    for (const decision of ['REOPEN', 'KEEP', 'SUSPEND'] as const)
      await aDecision(tx, decision, 1, rival.shopId)
    expect(await open()).toBe(true)
    expect(await findSuspension(tx, shopId)).toMatchObject({ id: suspension, kept: null })
    expect(await insertAnswer(tx, { shopId: rival.shopId, suspension, words: 'Mine' })).toBe(false)
    expect(await findOpenAnswer(tx, rival.shopId)).toBe(null)
  },
  'ADMIN-20 the owner reads what was last asked for or refused, while it is their turn': async (tx) => {
    const { shopId } = rows
    const asked = async (id = shopId) => (await findOpenAsk(tx, id))?.words ?? null
    await run(tx, sql`update shops set review_state = 'ASKED' where id in (${shopId}, ${rival.shopId})`)
    expect(await asked()).toBe(null)
    await aDecision(tx, 'ASK', 5)
    expect(await asked()).toBe('ASK')
    await aDecision(tx, 'REFUSE', 3)
    await aDecision(tx, 'WARN', 1)
    expect([await asked(), await asked(rival.shopId)]).toEqual(['REFUSE', null])
    await run(tx, sql`update shops set review_state = null where id = ${shopId}`)
    expect(await asked()).toBe(null)
  },
  'ADMIN-45 proposals that are open come first, and those that died are left out': async (tx) => {
    const { proposalId } = rows
    const copy = (state: string, hours: number) =>
      run(
        tx,
        sql`insert into staff_proposals select (jsonb_populate_record(p, jsonb_build_object(
          'id', ${newId<string>()}::text, 'state', ${state}::text, 'words', ${`${state} ${hours}`}::text,
          'expires_at', now() + make_interval(hours => ${hours}), 'payload_hash', p.payload_hash::text,
          'decided_by', case when ${state} <> 'OPEN' then ${rival.staffId}::text end,
          'decided_at', case when ${state} <> 'OPEN' then now() end))).* from staff_proposals p where id = ${proposalId}`,
      )
    await copy('REFUSED', -5)
    await copy('OPEN', -5)
    await copy('OPEN', 5)
    await run(tx, sql`delete from staff_proposals where id = ${proposalId}`)

    expect((await listProposalRows(tx)).map(({ words }) => words)).toEqual(['OPEN 5', 'REFUSED -5'])
  },
}

test.each(Object.entries(GUARDS))('%s', (_what, guard) => freely(api, guard))
