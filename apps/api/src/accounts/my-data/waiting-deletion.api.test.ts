import { getDeletion } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { createAccountData } from '#account-data.ts'
import { createLog } from '#platform/log.ts'
import { PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { tablesWith } from '../../../test/privacy/crawl.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { finishDeletions } from './finish-deletions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const letMarketDelete = () =>
  finishDeletions({ db: api.db, log: createLog('silent'), ...createAccountData(api) })
const waitFor = (buyer: Buyer) =>
  buyer.post('/user/deleteAccount', { password: PASSWORD, whenPossible: true })
const setStatus = (orderId: string, status: string) =>
  api.pool.query('update orders set status = $2 where id = $1', [orderId, status])
const passDays = ({ accountId }: Buyer, days: number) =>
  api.pool.query(
    `update account_deletions set requested_at = requested_at - make_interval(days => $2),
       due_at = due_at - make_interval(days => $2) where account_id = $1`,
    [accountId, days],
  )

async function statusOf({ accountId }: Buyer): Promise<string> {
  const { rows } = await api.pool.query('select status from accounts where id = $1', [accountId])
  return rows[0].status
}

test('PRIV-04 before a deletion the customer sees what it waits for and until when at the latest', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'SHIPPED' })
  await anOrder(api, stranger, await aThing(api), { status: 'SHIPPED' })

  const { waitsFor, latestAt, requestedAt } = await readData(getDeletion, await buyer.get('/user/deletion'))

  expect(waitsFor).toEqual([{ orderId, shopName: 'Mama Nkechi', status: 'SHIPPED' }])
  expect(requestedAt).toBeNull()
  expect((Date.parse(latestAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
})

test('PRIV-04 a deletion waits for an order and happens by itself once that is over', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'SHIPPED' })

  for (const _twice of [1, 2])
    expect(await (await waitFor(buyer)).json()).toMatchObject({ data: { isDeleted: false } })
  await letMarketDelete()
  expect(await statusOf(buyer)).toBe('ACTIVE')
  expect((await buyer.get('/user/profile')).status).toBe(200)

  await setStatus(orderId, 'DELIVERED')
  await letMarketDelete()
  expect(await statusOf(buyer)).toBe('DELETED')
  expect(await tablesWith(api, [buyer.email])).toEqual(['graphile_worker._private_jobs'])
})

test('PRIV-04 after 30 days everything but the open order goes, and the rest follows by itself', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const [open, done] = [
    await anOrder(api, buyer, thing, { status: 'DISPUTED' }),
    await anOrder(api, buyer, thing, { status: 'DELIVERED' }),
  ]
  const names = async () => {
    const { rows } = await api.pool.query(
      'select id, receiver_name as name from orders where account_id = $1',
      [buyer.accountId],
    )
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  }
  await waitFor(buyer)
  await passDays(buyer, 29)
  await letMarketDelete()
  expect(await statusOf(buyer)).toBe('ACTIVE')

  await passDays(buyer, 1)
  await letMarketDelete()
  expect(await statusOf(buyer)).toBe('DELETED')
  expect(await names()).toEqual({ [open]: 'Ngọzi Eze', [done]: null })

  await setStatus(open, 'REFUNDED')
  await letMarketDelete()
  await letMarketDelete()
  expect(await names()).toEqual({ [open]: null, [done]: null })
})

test('PRIV-04 a deletion that waits can be taken back, and only by its customer', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'SHIPPED' })
  await waitFor(buyer)
  await send(api, '/user/deletion', { token: stranger.token, method: 'DELETE' })
  expect((await readData(getDeletion, await buyer.get('/user/deletion'))).requestedAt).not.toBeNull()

  for (const _twice of [1, 2])
    expect((await send(api, '/user/deletion', { token: buyer.token, method: 'DELETE' })).status).toBe(200)
  await setStatus(orderId, 'DELIVERED')
  await passDays(buyer, 31)
  await letMarketDelete()

  expect(await statusOf(buyer)).toBe('ACTIVE')
})

test('PRIV-04 a wrong password leaves no deletion that waits', async () => {
  const buyer = await aBuyer(api)
  await anOrder(api, buyer, await aThing(api), { status: 'PAID' })

  expect(await buyer.errorOf('/user/deleteAccount', { password: 'wrong', whenPossible: true })).toMatchObject(
    {
      code: 'PASSWORD_WRONG',
    },
  )
  expect((await readData(getDeletion, await buyer.get('/user/deletion'))).requestedAt).toBeNull()
})
