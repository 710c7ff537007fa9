import { getSupportView, makeSupportCode } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/customer.ts'
import { aBuyer, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, actsAbout } from '../../../test/privacy/colleague.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { getViewedAccount, openSupportView } from './support-view.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const codeOf = async (buyer: Buyer) =>
  (await readData(makeSupportCode, await buyer.post('/user/support'))).code
const viewOf = async (buyer: Buyer) => (await readData(getSupportView, await buyer.get('/user/support'))).view
const end = ({ token }: Buyer) => send(api, '/user/support', { token, method: 'DELETE' })
const REFUSED = { code: 'CODE_WRONG' }

test('ADMIN-38 six digits open a view for one colleague, once; the customer sees who looks and ends it', async () => {
  const [{ by, name }, other] = [await aColleague(api), await aColleague(api)]
  const buyer = await aBuyer(api)
  const code = await codeOf(buyer)
  expect(code).toMatch(/^\d{6}$/)
  expect(await viewOf(buyer)).toBeNull()

  const id = await openSupportView(api, { by, code })

  await expect(openSupportView(api, { by: other.by, code })).rejects.toMatchObject(REFUSED)
  expect(await getViewedAccount(api, { by, id })).toMatchObject({ accountId: buyer.accountId })
  await expect(getViewedAccount(api, { by: other.by, id })).rejects.toMatchObject(REFUSED)
  expect(await viewOf(buyer)).toMatchObject({ by: name })
  expect(await actsAbout(api, `account:${buyer.accountId}`)).toEqual(['customer.support-view'])

  for (const _twice of [1, 2]) expect((await end(buyer)).status).toBe(200)
  await expect(getViewedAccount(api, { by, id })).rejects.toMatchObject(REFUSED)
  expect(await viewOf(buyer)).toBeNull()
})

test('ADMIN-38 of two colleagues who type the digits at once one gets the view', async () => {
  const [one, other] = [await aColleague(api), await aColleague(api)]
  const code = await codeOf(await aBuyer(api))

  const opened = await Promise.allSettled([one, other].map(({ by }) => openSupportView(api, { by, code })))

  expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('ADMIN-38 digits run out after 10 minutes, a view after 15, and new digits void the old ones', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const [old, code] = [await codeOf(buyer), await codeOf(buyer)]
  await expect(openSupportView(api, { by, code: old })).rejects.toMatchObject(REFUSED)
  const id = await openSupportView(api, { by, code })
  await api.pool.query(`update support_views set ends_at = now() where id = $1`, [id])
  await expect(getViewedAccount(api, { by, id })).rejects.toMatchObject(REFUSED)
  expect(await viewOf(buyer)).toBeNull()

  const late = await codeOf(buyer)
  await api.pool.query('update support_codes set expires_at = now()')
  await expect(openSupportView(api, { by, code: late })).rejects.toMatchObject(REFUSED)
})

test('ADMIN-38 another customer neither sees nor ends the view', async () => {
  const { by } = await aColleague(api)
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  await openSupportView(api, { by, code: await codeOf(buyer) })

  expect(await viewOf(stranger)).toBeNull()
  await end(stranger)
  expect(await viewOf(buyer)).not.toBeNull()
})
