import { listEmails } from '@ahia/contracts/developers/mailbox'
import { BRAND } from '@ahia/reference/brand'
import { beforeAll, expect, test } from 'vitest'
import { aShop } from '../../../test/builders.ts'
import { send } from '../../../test/customer.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { approveShop, reopenShop, suspendShop } from '../../../test/staff/shop-decisions.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { addShop } from '../add-shop.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs()
})

const emailsTo = async (email: string) => (await api.call(listEmails, { to: email })).messages
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject).toReversed()
const askedFor = async () => {
  const { rows } = await api.pool.query<{ count: number }>(
    `select count(*)::integer as count from graphile_worker.jobs where task_identifier = 'send_email'`,
  )
  return rows[0]?.count
}

test('MERCH-06 the owner of an approved shop gets one email with the shop’s link and the next steps', async () => {
  const { shopId, email } = await aShopOwnerWithShop(api, { name: 'Opens Today' })
  const approve = () => approveShop(api, shopId)

  const answers = await Promise.allSettled([approve(), approve(), approve()])
  await expect(approve()).rejects.toMatchObject({ code: 'STEP_REFUSED' })

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  await expect.poll(askedFor).toBe(0)
  expect(await subjectsTo(email)).toEqual(['Your shop is open'])
  const [message] = await emailsTo(email)
  expect(message?.text).toContain('Opens Today')
  expect(message?.text).toContain(`${api.publicUrl}/shops/${shopId}`)
  expect(message?.text).toContain(`${api.publicUrl}/seller/products/new`)
})

test('MERCH-06 approving in the dev console also sends one email, however often it is clicked', async () => {
  const { shopId, email } = await aShopOwnerWithShop(api)
  const press = () => send(api, `/dev/console/shops/${shopId}/approve`, { body: { version: 1 } })

  const answers = await Promise.all([press(), press()])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect.poll(() => subjectsTo(email)).toEqual(['Your shop is open'])
  await expect.poll(askedFor).toBe(0)
  expect(await subjectsTo(email)).toEqual(['Your shop is open'])
})

test('ADMIN-20 a change of an open shop that is approved is not announced as an opening', async () => {
  const { shopId, email } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await api.pool.query('update shops set shown_version = 2 where id = $1', [shopId])

  await approveShop(api, shopId, 2)

  await expect.poll(() => subjectsTo(email)).toEqual(['Your changes are approved'])
})

test('API-24 the owner of a suspended shop is emailed how to reply, even if the account is suspended', async () => {
  const { shopId, accountId, email } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await api.pool.query(`update accounts set status = 'SUSPENDED' where id = $1`, [accountId])

  await suspendShop(api, shopId)
  await expect(suspendShop(api, shopId)).rejects.toMatchObject({ code: 'STEP_REFUSED' })
  await expect.poll(() => subjectsTo(email)).toEqual(['Your shop is closed for now'])
  const [message] = await emailsTo(email)
  await reopenShop(api, shopId)

  expect(message).toMatchObject({
    text: expect.stringContaining('reply to this email'),
    headers: { 'Reply-To': BRAND.email },
  })
  expect(message?.text).toContain(`${api.publicUrl}/seller/standing`)
  await expect
    .poll(() => subjectsTo(email))
    .toEqual(['Your shop is closed for now', 'Your shop is open again'])
})

test('API-24 a demo shop, or a shop of a deleted account, changes status without an email', async () => {
  const demo = aShop()
  await api.db.transaction((tx) => addShop(tx, demo))
  const { shopId, accountId, email } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  await api.pool.query(
    `update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now() where id = $1`,
    [accountId],
  )

  await suspendShop(api, demo.id)
  await suspendShop(api, shopId)

  await expect.poll(askedFor).toBe(0)
  expect(await subjectsTo(email)).toEqual([])
})
