import { closeShop, getShopClosing } from '@ahia/contracts/seller/shop-settings'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { createLog } from '#platform/log.ts'
import { createShopData } from '#shop-data.ts'
import { billSubscriptions } from '#subscriptions/bill-subscriptions.ts'
import { startTrial } from '#subscriptions/start-trial.ts'
import { aProduct } from '../../../test/builders.ts'
import { aBuyer, directly } from '../../../test/checkout-fixture.ts'
import { PASSWORD, send } from '../../../test/customer.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { reopenShop } from '../../../test/staff/shop-decisions.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { closeDueShops } from './close-due-shops.ts'
import { lockDueClosing } from './closings.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs()
})

const post = (token: string, password = PASSWORD) => send(api, '/shop/closing', { token, body: { password } })
const close = async (token: string) => readData(closeShop, await post(token))
const look = async (token: string) => readData(getShopClosing, await send(api, '/shop/closing', { token }))
const keep = (token: string) => send(api, '/shop/closing', { token, method: 'DELETE' })
const isOpen = async (token: string) => (await send(api, '/shop/profile', { token })).status === 200
const finishDue = (data = createShopData(api)) =>
  closeDueShops({ ...data, db: api.db, publicUrl: api.publicUrl, log: createLog('silent') })
const arrive = (shopId: string) =>
  api.pool.query(
    `update shop_closings set requested_at = requested_at - interval '2 months', closes_at = closes_at - interval '2 months'
     where shop_id = $1`,
    [shopId],
  )

async function shopOf(shopId: string) {
  const { rows } = await api.pool.query('select * from shops where id = $1', [shopId])
  return rows[0]
}

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await api.pool.query('select subject from mailbox_messages where recipient = $1', [email])
  return rows.map(({ subject }) => subject)
}

/** An open shop with an owner and one product on sale. */
async function aSeller() {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const product = aProduct({ name: `Okpa of ${owner.email}`, stock: 5, shopId: owner.shopId })
  await api.db.transaction((tx) => addProduct(tx, product))
  return { ...owner, product }
}

test('SELL-53 closing takes the shop off sale at once and names the day a month later; a repeat gets the same day', async () => {
  const { token, shopId, product, email } = await aSeller()
  const monthFromNow = Date.now() + 27 * 86_400_000

  const first = await close(token)
  const second = await close(token)

  expect(second).toEqual(first)
  expect(Date.parse(`${first.closesAt}`)).toBeGreaterThan(monthFromNow)
  expect(Date.parse(`${first.closesAt}`)).toBeLessThan(monthFromNow + 5 * 86_400_000)
  expect((await look(token)).closesAt).toBe(first.closesAt)
  for (const path of [`/products/${product.id}`, `/shops/${shopId}`])
    expect((await send(api, path)).status, path).toBe(404)
  const buyer = await aBuyer(api)
  expect((await buyer.sendCheckout(directly(product))).status).toBe(404)
  await expect.poll(() => subjectsTo(email)).toHaveLength(1)
})

test('SELL-53 closing needs the password, and a wrong one changes nothing', async () => {
  const { token, shopId } = await aSeller()

  const error = await readError(await post(token, 'not my password'))

  expect([error.status, error.code]).toEqual([403, 'PASSWORD_WRONG'])
  expect((await shopOf(shopId)).status).toBe('APPROVED')
})

test('SELL-53 nobody buys from a shop that closes at the same moment, and each order that was quicker is one that it still has to send', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token, product } = await aSeller()
    const buyers = await Promise.all([aBuyer(api), aBuyer(api), aBuyer(api)])

    const [closed, ...bought] = await Promise.all([
      post(token),
      ...buyers.map((buyer) => buyer.sendCheckout(directly(product))),
    ])

    expect(closed?.status).toBe(200)
    const placed = bought.filter(({ status }) => status === 200).length
    expect((await look(token)).open.orders).toBe(placed)
    for (const { status } of bought) expect([200, 404, 409]).toContain(status)
    expect((await (await aBuyer(api)).sendCheckout(directly(product))).status).toBe(404)
  }
})

test('SELL-53 until the day the owner keeps the shop: it is on sale again, and keeping it twice is no error', async () => {
  const { token, shopId, product } = await aSeller()
  const other = await aSeller()
  await close(token)
  const { closesAt } = await close(other.token)

  for (const _twice of [1, 2]) expect((await keep(token)).status).toBe(200)

  expect((await shopOf(shopId)).status).toBe('APPROVED')
  expect((await send(api, `/products/${product.id}`)).status).toBe(200)
  expect((await look(other.token)).closesAt, 'another shop is still closing').toBe(closesAt)
  await finishDue()
  expect(await isOpen(token)).toBe(true)
})

test('SELL-53 a suspended shop stays suspended when its owner keeps it, and staff cannot open a closing one', async () => {
  const { token, shopId } = await aShopOwnerWithShop(api, { status: 'SUSPENDED' })
  await close(token)

  await expect(reopenShop(api, shopId)).rejects.toThrow()
  await keep(token)

  expect((await shopOf(shopId)).status).toBe('SUSPENDED')
})

test('SELL-53 a shop that staff suspend while its owner closes it is suspended again when it is kept', async () => {
  const { token, shopId } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const suspend = { text: `update shops set status = 'SUSPENDED' where id = $1`, values: [shopId] }

  await whileHolding(api, suspend, async (other) => {
    const closing = close(token)
    await expect.poll(() => countWaiting(api)).toBe(1)
    await other.query('commit')
    await closing
  })
  await keep(token)

  expect((await shopOf(shopId)).status).toBe('SUSPENDED')
})

test('SELL-53, PRIV-03 on the day the account closes: sessions end, personal data goes, the name and the terms stay', async () => {
  const { token, shopId, email, accountId } = await aSeller()
  const before = await shopOf(shopId)
  await api.pool.query(
    `insert into terms_acceptances (id, email, version, account_id) values (gen_random_uuid(), $1, '2026-11-15', $2)`,
    [email, accountId],
  )
  await close(token)
  await finishDue()
  expect(await isOpen(token)).toBe(true)

  await arrive(shopId)
  await Promise.all([finishDue(), finishDue()])

  expect(await isOpen(token)).toBe(false)
  expect(await shopOf(shopId)).toMatchObject({
    status: 'ENDED',
    name: before.name,
    phone: null,
    street: null,
    description: '',
    avatar_key: null,
  })
  expect((await send(api, '/shop/login', { body: { email, password: PASSWORD } })).status).toBe(401)
  const { rows } = await api.pool.query(
    `select (select email from accounts where id = $1) as address,
       (select string_agg(version || email, ',') from terms_acceptances where account_id = $1) as terms,
       (select count(*)::integer from uploads where account_id = $1 and claimed_at is not null) as logos`,
    [accountId],
  )
  expect(rows).toEqual([{ address: null, terms: '2026-11-15', logos: 0 }])
  await expect
    .poll(async () => (await subjectsTo(email)).filter((subject) => subject.endsWith('account is closed')))
    .toHaveLength(1)
})

test.each([
  ['with a product', () => aSeller()],
  ['without a product', () => aShopOwnerWithShop(api, { status: 'APPROVED' })],
])('SELL-53 who keeps a shop %s at the moment it closes is not told that it stays', async (_what, aShop) => {
  const { token, shopId, email } = await aShop()
  await close(token)
  await arrive(shopId)
  const data = createShopData(api)
  let keeping: Promise<Response> | null = null

  await finishDue({
    ...data,
    readOpenBusiness: async (reader, id) => {
      if (id === shopId) {
        keeping = keep(token)
        await Promise.race([keeping, expect.poll(() => countWaiting(api)).toBe(1)])
      }
      return data.readOpenBusiness(reader, id)
    },
  })
  await keeping

  const { rows } = await api.pool.query('select closed_at from shop_closings where shop_id = $1', [shopId])
  expect(rows).toEqual([{ closed_at: expect.any(Date) }])
  expect((await shopOf(shopId)).status).toBe('ENDED')
  expect(await api.db.transaction((tx) => lockDueClosing(tx, shopId)), 'nobody closes it again').toBe(null)
  await expect.poll(() => subjectsTo(email)).toContain('Your Ahia shop account is closed')
  expect(await subjectsTo(email)).not.toContain('You kept your shop')
})

test('SELL-53 open orders, refunds and money are named, and the account waits for them', async () => {
  const { token, shopId, product } = await aSeller()
  const buyer = await aBuyer(api)
  await buyer.buyNow(product)
  await close(token)
  await arrive(shopId)
  await finishDue()
  expect((await look(token)).open).toMatchObject({ orders: 1, earnings: 0 })

  await api.pool.query(`update orders set status = 'CANCELLED' where shop_id = $1`, [shopId])
  await api.pool.query(
    `with j as (insert into ledger_journals (id, key, kind) values (gen_random_uuid(), $2, 'SETTLEMENT') returning id)
     insert into ledger_entries (journal_id, position, account, shop_id, kobo)
     select id, 0, 'SHOP', $1::uuid, -123450 from j union all select id, 1, 'PROVIDER', null, 123450 from j`,
    [shopId, `settle:${shopId}`],
  )
  await finishDue()
  expect((await look(token)).open).toEqual({ orders: 0, refunds: 0, earnings: 1234.5, debt: 0 })
  expect(await isOpen(token)).toBe(true)

  await api.pool.query(
    `with j as (insert into ledger_journals (id, key, kind) values (gen_random_uuid(), $2, 'INVOICE') returning id)
     insert into ledger_entries (journal_id, position, account, shop_id, kobo)
     select id, 0, 'SHOP', $1::uuid, 123450 from j union all select id, 1, 'PROVIDER', null, -123450 from j`,
    [shopId, `invoice:${shopId}`],
  )
  await finishDue()
  expect(await isOpen(token)).toBe(false)
})

test('SELL-53 a shop that shoppers never saw, and an account without a shop, close at once', async () => {
  const [unseen, without] = [await aShopOwnerWithShop(api), await aShopOwner(api)]
  expect((await look(unseen.token)).closesAtOnce).toBe(true)

  for (const { token } of [unseen, without]) {
    const [first] = await Promise.all([post(token), post(token)])
    expect([200, 401, 403]).toContain(first?.status)
    expect(await isOpen(token)).toBe(false)
  }

  expect((await shopOf(unseen.shopId)).status).toBe('ENDED')
})

test('T26 a shop’s export and its closing leave a record for good, each with the request that asked for it', async () => {
  const recordsOf = async (accountId: string) => {
    const { rows } = await api.pool.query(
      'select kind, request_id from account_records where account_id = $1 order by recorded_at, id',
      [accountId],
    )
    return rows.map(({ kind, request_id }) => [kind, request_id])
  }
  const [seller, unseen, without] = [await aSeller(), await aShopOwnerWithShop(api), await aShopOwner(api)]
  const exported = await send(api, '/shop/export', { token: seller.token })
  await send(api, '/shop/export', { token: seller.token }) // again in the same hour
  const asked = await post(seller.token)
  await post(seller.token)
  await arrive(seller.shopId)
  await finishDue()

  const idOf = ({ headers }: Response) => headers.get('x-request-id')
  expect(await recordsOf(seller.accountId)).toEqual([
    ['DATA_EXPORTED', idOf(exported)],
    ['ACCOUNT_DELETED', idOf(asked)],
  ])
  for (const { token, accountId } of [unseen, without]) {
    const closed = await post(token)
    expect(await recordsOf(accountId)).toEqual([['ACCOUNT_DELETED', idOf(closed)]])
  }
  const { rows } = await api.pool.query(
    `select account_id, account_kind, times from security_events where kind = 'ACCOUNT_DELETED'`,
  )
  for (const row of rows) expect(row).toMatchObject({ account_id: null, account_kind: 'SHOP' })
  expect(rows).not.toEqual([])
})

test('SELL-53 no new period of a package is billed to a shop that is closing, and none can be chosen', async () => {
  const deps = { db: api.db, publicUrl: api.publicUrl }
  const { token, shopId, accountId } = await aSeller()
  await startTrial(deps, { accountId, tier: 'BASIC', period: 'MONTHLY' })
  await api.pool.query(
    `update subscriptions set status = 'TRIALING', trial_started_at = now() - interval '4 months', trial_ends_at = now() - interval '1 day',
       period_ends_at = now() - interval '1 day' where shop_id = $1`,
    [shopId],
  )
  await close(token)

  await billSubscriptions({ ...deps, log: createLog('silent') })
  await arrive(shopId)
  await finishDue()

  const { rows } = await api.pool.query(
    `select (select count(*)::integer from invoices where shop_id = $1) as invoices,
       (select status from subscriptions where shop_id = $1) as status`,
    [shopId],
  )
  expect(rows).toEqual([{ invoices: 0, status: 'ENDED' }])
  const other = await aSeller()
  await close(other.token)
  await expect(
    startTrial(deps, { accountId: other.accountId, tier: 'BASIC', period: 'MONTHLY' }),
  ).rejects.toThrow('Your shop is closing')
})
