import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { anAccount } from '../../../test/customer.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { findOpenGrant, finishGrant, finishGrants, insertGrant, setGrantAccount } from './grants.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

/** What somebody gets who typed the right code of a new address. */
async function aGrant({ email = `${newId()}@example.com`, kind = 'CUSTOMER' as 'CUSTOMER' | 'SHOP' } = {}) {
  const grantId = `grant-${newId()}`
  await api.db.transaction((tx) => insertGrant(tx, { grantId, kind, email, purpose: 'SIGNUP' }))
  return { grantId, email }
}
const isOpen = async ({ grantId }: { grantId: string }) =>
  (await findOpenGrant(api.db.read, grantId)) !== null
const finish = ({ grantId }: { grantId: string }) => api.db.transaction((tx) => finishGrant(tx, grantId))
const useFor = async ({ grantId }: { grantId: string }) => {
  const { accountId } = await anAccount(api)
  return api.db.transaction((tx) => setGrantAccount(tx, grantId, accountId))
}
const expire = ({ grantId }: { grantId: string }) =>
  api.pool.query('update grants set expires_at = now() where id = $1', [grantId])

test('T2 a grant that has ended makes no account and is not used again', async () => {
  const [used, old] = [await aGrant(), await aGrant()]
  expect([await isOpen(used), await finish(used)]).toEqual([true, true])
  await expire(old)

  for (const over of [used, old])
    expect([await isOpen(over), await useFor(over), await finish(over)]).toEqual([false, false, false])
})

test('T2 a grant makes one account', async () => {
  const grant = await aGrant()

  expect([await useFor(grant), await useFor(grant)]).toEqual([true, false])
})

test('T2 a grant of an account that was blocked meanwhile is over', async () => {
  const grant = await aGrant()
  await useFor(grant)
  expect(await isOpen(grant)).toBe(true)

  await api.pool.query(
    `update accounts set status = 'SUSPENDED' where id = (select account_id from grants where id = $1)`,
    [grant.grantId],
  )

  expect(await isOpen(grant)).toBe(false)
})

test('T2 with a new password the other grants of its address end, and no others', async () => {
  const [one, same] = [await aGrant(), await aGrant()]
  const { email } = one
  const [twin, ofShop] = [await aGrant({ email }), await aGrant({ email, kind: 'SHOP' })]

  await api.db.transaction((tx) => finishGrants(tx, { kind: 'CUSTOMER', email }, one.grantId))

  expect([await isOpen(one), await isOpen(twin), await isOpen(ofShop), await isOpen(same)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})
