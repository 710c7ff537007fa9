import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { remindOfHolidayEnd } from './remind-of-holiday-end.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

const DAY_MS = 86_400_000
const day = (fromNow: number): string =>
  new Date(Date.now() + 3_600_000 + fromNow * DAY_MS).toISOString().slice(0, 10)

async function plan({ token }: Owner, version: number, holiday: object): Promise<void> {
  const body = { requestKey: randomUUID(), version, holiday }
  expect((await send(api, '/seller/holiday', { method: 'PUT', token, body })).status).toBe(200)
}

/** As if the last day were this number of days from now, and a shop were reminded at any hour. */
const endIn = ({ shopId }: Owner, days: number) =>
  api.pool.query(
    `update shops set holiday_from = holiday_from - 10, holiday_to = (now() at time zone 'Africa/Lagos' - time '08:00')::date + $2::integer
     where id = $1`,
    [shopId, days],
  )

async function reminders({ email }: Owner): Promise<number> {
  await remindOfHolidayEnd({ db: api.db, publicUrl: 'http://localhost' })
  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs
     where payload->>'to' = $1 and payload->>'subject' like 'Your shop opens again on%'`,
    [email],
  )
  return rows.length
}

test('SELL-48 a shop that asked for it is reminded once, the day before its holiday ends, and again of another one', async () => {
  const owner = await aShopOwnerWithShop(api)
  await plan(owner, 0, { from: day(0), to: day(5), hasReminder: true })
  expect(await reminders(owner)).toBe(0)
  await endIn(owner, 2)
  expect(await reminders(owner)).toBe(0)

  await endIn(owner, 1)

  expect(await reminders(owner)).toBe(1)
  expect(await reminders(owner)).toBe(1)
  await plan(owner, 1, { from: day(0), to: day(30), hasReminder: true })
  expect(await reminders(owner)).toBe(1)
  await api.pool.query(`update shops set holiday_reminded_of = holiday_reminded_of - 7 where id = $1`, [
    owner.shopId,
  ])
  await endIn(owner, 1)
  expect(await reminders(owner)).toBe(2)
})

test('SELL-48 a shop that did not ask for it is not reminded', async () => {
  const owner = await aShopOwnerWithShop(api)
  await plan(owner, 0, { from: day(0), to: day(5) })

  await endIn(owner, 1)

  expect(await reminders(owner)).toBe(0)
})
