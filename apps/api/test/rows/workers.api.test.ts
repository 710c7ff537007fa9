import type { BreachId, ImportId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { isAccountHeld } from '#accounts/accounts.sql.ts'
import { lockBreach } from '#accounts/breaches/breaches.sql.ts'
import { changePasswordHash, emptyAccount, holdCredentials } from '#accounts/credentials.sql.ts'
import { upsertEvent } from '#accounts/security-events/security-events.sql.ts'
import { holdRefreshToken } from '#accounts/sessions/refresh-tokens.sql.ts'
import { lockHits } from '#catalog/goods-rules/rule-hits.sql.ts'
import { takeWaiting } from '#catalog/imports/import-rows.sql.ts'
import { takeSoldOut } from '#catalog/own-stock/stock-marks.sql.ts'
import { markForRemoval } from '#media/uploads/uploads.sql.ts'
import { listOldToForget } from '#orders/forgetting/forget-orders.sql.ts'
import { takeOldPhotos } from '#orders/parcels/photos.sql.ts'
import { moveAndRecord } from '#orders/steps/moves.sql.ts'
import { newId } from '#platform/ids.ts'
import { insertErasure, listUnstored } from '#privacy/erasures/erasures.sql.ts'
import { takeDue } from '#shops/announcements/announcements.sql.ts'
import { lockDueClosing } from '#shops/closing/closings.sql.ts'
import { takeOldDocuments } from '#shops/review/checks.sql.ts'
import { hasMember } from '#staff/members/members.sql.ts'
import { takeDueReset } from '#staff/resets/resets.sql.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { waitsFor, whileHolding } from '../who-waits.ts'
import { aParty, type Party } from './a-party.ts'
import { inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>>; soldOut: string }

const [importId, breachId] = [newId<ImportId>(), newId<BreachId>()]
const TOKEN = Buffer.alloc(32, 7)

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  const [rows, party] = [await aRowOfEach(api), await aParty(api)]
  const found = await api.pool.query('select id from products where shop_id = $1', [party.shopId])
  of = { rows, ...party, soldOut: found.rows[0].id }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(of)) await statement.execute(tx)
    await insertErasure(tx, of.accountId)
  })
})

/** What is due for each worker, and what is held while it is changed. */
const rowsOf = ({ accountId, shopId, staffId, askedBy, key, rows }: Of): RawBuilder<unknown>[] => [
  sql`insert into imports (id, shop_id, state, file_name, plan_hash) values (${importId}, ${rows.shopId}, 'APPLYING', 'a.csv', 'x')`,
  sql`insert into import_rows (import_id, line, cells, outcome, sellable_id) values (${importId}, 2, '{}', 'CHANGED', ${rows.sellableId})`,
  sql`insert into breaches (id, title, words, affects, began_at, ended_at, found_at, due_at, recorded_by)
    values (${breachId}, 'A laptop', 'It was lost.', 'EVERYBODY', now(), now(), now(), now() + interval '72 hours', ${staffId})`,
  sql`insert into sessions (id, account_id, is_remembered, device, network, expires_at)
    values (${key}, ${accountId}, false, 'A phone', '10.0.0.0/24', now() + interval '1 hour')`,
  sql`insert into refresh_tokens (token_hash, session_id) values (${TOKEN}, ${key})`,
  sql`update accounts set password_hash = 'known' where id = ${accountId}`,
  sql`update shops set status = 'CLOSING' where id = ${shopId}`,
  sql`insert into shop_closings (shop_id, status_before, requested_at, closes_at) values (${shopId}, 'APPROVED', now() - interval '1 hour', now() - interval '1 second')`,
  sql`update uploads set sent_at = now() - interval '9 days' where key = ${key}`,
  sql`update staff_factor_resets set asked_at = now() - interval '9 days', takes_effect_at = now() - interval '1 day' where asked_by = ${askedBy}`,
  sql`update orders set placed_at = now() - interval '5 years', status = 'EXPIRED' where id = ${rows.held}`,
  sql`insert into uploads (key, account_id, kind, width, height, claimed_at)
    select key, ${accountId}, 'PARCEL', 8, 8, now() from unnest(array['door-1', 'proof-1']) as key`,
  sql`update parcels set paid_at = now() - interval '5 years', photo_key = 'door-1' where order_id = ${rows.orderId}`,
  sql`update products set stock = 0 where shop_id = ${shopId}`,
  sql`insert into stock_marks (sellable_id, product_id) select id, id from products where shop_id = ${shopId}
    on conflict (sellable_id) do update set sold_out_reported_at = null`,
  sql`insert into shop_closings (shop_id, status_before, requested_at, closes_at, closed_at)
    select ${rows.shopId}, 'APPROVED', begun, begun, begun from (select now() - interval '2 years' as begun) as long_ago`,
  sql`insert into shop_documents (id, shop_id, kind, upload_key)
    select ${newId<string>()}, ${rows.shopId}, kind, 'proof-1' from shop_check_kinds limit 1`,
  sql`insert into announcements (id, kind, to_group, subject, words, sends_at, state, made_by)
    values (${newId<string>()}, 'NEWS', 'ALL', 'News', 'Rain.', now() - interval '1 minute', 'PLANNED', ${staffId})`,
]

test.each<[string, (tx: Tx, of: Of) => Promise<unknown>]>([
  ['the rows of a file', (tx) => takeWaiting(tx, importId, 9)],
  ['a breach', (tx) => lockBreach(tx, breachId)],
  ['a colleague who is here', (tx, { staffId }) => hasMember(tx, staffId)],
  ['a shop that closes', (tx, { shopId }) => lockDueClosing(tx, shopId)],
  ['erasures that are to be stored', (tx) => listUnstored(tx, 9)],
  ['a session that is renewed', (tx) => holdRefreshToken(tx, TOKEN)],
  [
    'goods that a new rule hits',
    async (tx, { rows: { productId } }) => {
      const of = tx.selectFrom('products').select('category').where('id', '=', productId)
      const { category } = await of.executeTakeFirstOrThrow()
      return lockHits(
        tx,
        { id: 'TEST', words: null, category, subcategories: null },
        { isSeen: true, limit: 9 },
      )
    },
  ],
])('R3 of two who change %s the second waits for the first', async (_what, lock) => {
  const take = (tx: Tx) => lock(tx, of)

  expect(await waitsFor(api, take, take)).toBe(true)
})

/** What several workers look for at once: each takes what no other has. */
test.each<[string, table: string, column: string, (of: Of) => unknown, (tx: Tx) => Promise<unknown>]>([
  [
    'orders to forget',
    'orders',
    'id',
    ({ rows }) => rows.held,
    (tx) => listOldToForget(tx, { months: 24, limit: 9 }),
  ],
  [
    'old photos',
    'parcels',
    'order_id',
    ({ rows }) => rows.orderId,
    (tx) => takeOldPhotos(tx, { months: 24, limit: 9 }),
  ],
  ['old pictures', 'uploads', 'key', ({ key }) => key, (tx) => markForRemoval(tx, { days: 7, atMost: 9 })],
  ['due announcements', 'announcements', 'made_by', ({ staffId }) => staffId, (tx) => takeDue(tx)],
  ['due resets', 'staff_factor_resets', 'staff_id', ({ staffId }) => staffId, (tx) => takeDueReset(tx)],
  ['sold-out goods', 'stock_marks', 'product_id', ({ soldOut }) => soldOut, (tx) => takeSoldOut(tx)],
  ['old documents', 'shop_documents', 'shop_id', ({ rows }) => rows.shopId, (tx) => takeOldDocuments(tx, 9)],
])('R3 %s that another worker has are passed over', async (_what, table, column, idOf, take) => {
  const held = { text: `select from ${table} where ${column} = $1 for update`, values: [idOf(of)] }
  const taken = async () => {
    let found: unknown
    await inUndone(api, async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx) // who waits here waits for ever
      found = await take(tx)
    })
    return Array.isArray(found) ? (found[0] ?? null) : found
  }

  expect(await whileHolding(api, held, taken)).toBe(null)
  expect(await taken()).not.toBe(null)
})

/** For what is not to stay. */
async function inSavepoint(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await sql`savepoint undone`.execute(tx)
  await work(tx)
  await sql`rollback to savepoint undone`.execute(tx)
}

test.each<[string, (tx: Tx, of: Of) => Promise<unknown>]>([
  ['held', (tx, { accountId }) => isAccountHeld(tx, accountId)],
  ['signed in to', (tx, { accountId }) => holdCredentials(tx, { accountId, passwordHash: 'known' })],
  [
    'written about',
    (tx, { accountId, key }) =>
      upsertEvent(tx, {
        id: newId(),
        kind: 'DATA_EXPORTED',
        code: null,
        account_kind: 'CUSTOMER',
        account_id: accountId,
        network: '10.0.0.0/24',
        device: key,
        request_id: 'test',
      }),
  ],
])('PROF-06 an account that is being %s is deleted afterwards', async (_what, first) => {
  const empty = (tx: Tx) => emptyAccount(tx, { accountId: of.accountId, passwordHash: 'unknown' })
  const erase = (tx: Tx) => emptyAccount(tx, { accountId: of.accountId, passwordHash: 'known' })

  await api.db.transaction(async (tx) => expect(await empty(tx)).toBe(false))
  expect(
    await waitsFor(
      api,
      (tx) => first(tx, of),
      (tx) => inSavepoint(tx, erase),
    ),
  ).toBe(true)
})

test('AUTH-04 a password changes after those who are signing in with it have', async () => {
  const { accountId } = of
  const known = { accountId, passwordHash: 'known' }
  const change = (tx: Tx) => inSavepoint(tx, () => changePasswordHash(tx, { ...known, newHash: 'new' }))

  expect(await waitsFor(api, (tx) => holdCredentials(tx, known), change)).toBe(true)
})

test('ORD-05 of two who move an order the second finds it moved', async () => {
  const { orderId } = of.rows
  const move = (tx: Tx, to: 'SHIPPED' | 'CANCELLED') =>
    moveAndRecord(tx, { moves: [{ id: newId(), orderId }], from: ['PAID'], to, actor: 'MARKET', note: null })
  const found: unknown[] = []

  const hasWaited = await waitsFor(
    api,
    (tx) => move(tx, 'CANCELLED'),
    async (tx) => found.push(await move(tx, 'SHIPPED')),
  )

  expect({ hasWaited, found }).toEqual({ hasWaited: true, found: [[]] })
})

test('I9 of two refunds at once that are more than what was paid, one is stored', async () => {
  const { paymentId, paidOrderId } = of.rows
  const refund = (orderId: string | null) => (tx: Tx) =>
    sql`insert into refunds (id, key, payment_id, order_id, amount_kobo, reason)
      select ${newId<string>()}, ${newId<string>()}, id, ${orderId}, captured_kobo - 200, 'PAID_TWICE' from payments where id = ${paymentId}`.execute(
      tx,
    )

  await expect(waitsFor(api, refund(null), refund(paidOrderId))).rejects.toMatchObject({
    constraint: 'refunds_limit',
  })
})
