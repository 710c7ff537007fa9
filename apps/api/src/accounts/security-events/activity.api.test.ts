import { listActivity } from '@ahia/contracts/profile/own-account'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, anAccount, PASSWORD, send, signIn } from '../../../test/customer.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let api: TestApi
beforeAll(async () => {
  // One proxy of ours, so that a test can stand for many networks.
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
})

const activityOf = async (token: string) =>
  (await readData(listActivity, await send(api, '/user/activity', { token }))).events

test('PROF-07 a customer sees what happened around their sign-in, newest first, and nothing of others', async () => {
  const { email } = await anAccount(api)
  const stranger = await aCustomer(api)
  await send(api, '/user/login', { body: { email: stranger.email, password: 'wrong password' } })
  await send(api, '/user/login', { body: { email: 'no-account@example.com', password: 'wrong password' } })
  await send(api, '/user/login', { body: { email, password: 'wrong password' }, network: '10.8.1.1' })
  const entered = { body: { email, password: PASSWORD }, network: '10.8.1.1', userAgent: FIREFOX }
  await send(api, '/user/login', entered)
  const { token } = await signIn(api, email)
  await send(api, '/shop/profile', { token }) // forbidden: recorded, but no news for the owner

  const events = await activityOf(token)

  expect(events.map(({ kind, device }) => `${kind} ${device}`)).toEqual([
    'SIGNED_IN_NEW_DEVICE Unknown device',
    'SIGNED_IN_NEW_DEVICE Firefox on Windows',
    'WRONG_PASSWORD Unknown device',
  ])
  expect(await activityOf(stranger.token)).toEqual([expect.objectContaining({ kind: 'WRONG_PASSWORD' })])
})

test('PROF-07 the list needs a signed-in customer', async () => {
  const shop = await aShopOwner(api)

  expect((await send(api, '/user/activity')).status).toBe(401)
  expect((await send(api, '/user/activity', { token: shop.token })).status).toBe(403)
})

test('PROF-07 a flood of wrong passwords is one line a day and hides no sign-in', async () => {
  const { accountId, email } = await anAccount(api)
  const { token } = await signIn(api, email)
  await api.pool.query(
    `insert into security_events
       (id, kind, account_kind, account_id, network, device, request_id, times, began_at, last_at)
     select gen_random_uuid(), 'WRONG_PASSWORD', 'CUSTOMER', $1, 'net ' || n, 'Device ' || n % 2, 'r', 2,
       at, at
     from generate_series(1, 100) as n, lateral (select timestamptz '2026-11-01 12:00:00+01' + n * interval '1 minute' as at)`,
    [accountId],
  )

  const events = await activityOf(token)

  expect(events).toEqual([
    expect.objectContaining({ kind: 'SIGNED_IN_NEW_DEVICE' }),
    {
      kind: 'WRONG_PASSWORD',
      device: 'Several devices',
      times: 200,
      lastAt: '2026-11-01T12:40:00.000Z',
    },
  ])
})

test('PROF-06 a data export has the recorded events with their networks, and none of others', async () => {
  const { accountId, email } = await anAccount(api)
  const { token } = await signIn(api, email)
  const stranger = await anAccount(api)
  await signIn(api, stranger.email)

  const { activity } = await readData(exportMyData, await exportOf(api, { accountId, token }))

  expect(activity.map(({ kind, network }) => `${kind} ${network}`)).toEqual([
    'DATA_EXPORTED 127.0.0.0/24',
    'SIGNED_IN_NEW_DEVICE 127.0.0.0/24',
  ])
})
