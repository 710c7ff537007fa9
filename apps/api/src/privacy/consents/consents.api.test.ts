import { listConsents } from '@ahia/contracts/profile/privacy'
import { CONSENTS } from '@ahia/reference/data-map/consents'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/customer.ts'
import { aBuyer, type Buyer } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { hasConsent } from './consents.reads.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: { TRUST_PROXY_HOPS: '1' } })
})

const set = ({ token }: Buyer, purpose: string, isGiven: boolean) =>
  send(api, `/user/consents/${purpose}`, { method: 'PUT', token, body: { isGiven } })

async function givenBy(buyer: Buyer): Promise<string[]> {
  const { consents } = await readData(listConsents, await buyer.get('/user/consents'))
  return consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)
}

async function rowsOf({ accountId, email }: Buyer) {
  const { rows } = await api.pool.query(
    `select purpose, words, words_version as version, withdrawn_how as ended from consents
     where account_id = $1 or email = $2 order by given_at, id`,
    [accountId, email],
  )
  return rows
}

test('PRIV-07 nothing is agreed to until somebody agrees; a consent has its words and version, and is kept once', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  expect(await givenBy(buyer)).toEqual([])

  await Promise.all([1, 2, 3].map(() => set(buyer, 'MODEL_WORDING', true)))

  expect(await givenBy(buyer)).toEqual(['MODEL_WORDING'])
  const { words, version } = CONSENTS.MODEL_WORDING
  expect(await rowsOf(buyer)).toEqual([{ purpose: 'MODEL_WORDING', words, version, ended: null }])
  expect(await givenBy(stranger)).toEqual([])
})

test('PRIV-07 taking it back is one call, keeps the row, and it can be given again', async () => {
  const buyer = await aBuyer(api)
  await set(buyer, 'DISPUTE_PICTURES', true)
  const endedAt = async () =>
    (await api.pool.query('select withdrawn_at from consents where account_id = $1', [buyer.accountId])).rows
  expect((await set(buyer, 'DISPUTE_PICTURES', false)).status).toBe(200)
  const first = await endedAt()
  expect((await set(buyer, 'DISPUTE_PICTURES', false)).status).toBe(200)
  expect(await endedAt(), 'the first time counts').toEqual(first)
  expect(await givenBy(buyer)).toEqual([])
  const has = () => hasConsent(api.db.read, buyer, 'DISPUTE_PICTURES')
  expect(await has(), 'nobody acts on what was taken back').toBe(false)

  await set(buyer, 'DISPUTE_PICTURES', true)
  expect(await has()).toBe(true)

  expect((await rowsOf(buyer)).map(({ ended }) => ended)).toEqual(['PROFILE', null])
})

test('PRIV-07, T5 who takes a consent back takes back nobody else’s', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]
  for (const one of [buyer, stranger]) await set(one, 'MODEL_WORDING', true)
  await set(buyer, 'DISPUTE_PICTURES', true)

  await set(buyer, 'MODEL_WORDING', false)

  expect(await givenBy(buyer), 'nor what was agreed to besides').toEqual(['DISPUTE_PICTURES'])
  expect(await givenBy(stranger)).toEqual(['MODEL_WORDING'])
})

test('PRIV-07 a gender in the profile is a consent, and goes with it', async () => {
  const buyer = await aBuyer(api)
  await buyer.post('/user/updateProfile', { gender: 'FEMALE' })
  expect(await givenBy(buyer)).toEqual(['GENDER'])

  await set(buyer, 'GENDER', false)

  const { rows } = await api.pool.query('select gender from customer_profiles where account_id = $1', [
    buyer.accountId,
  ])
  expect(rows).toEqual([{ gender: null }])
})

test('PRIV-07 the newsletter is a consent once its email is confirmed, and ends in the profile or by its link', async () => {
  const buyer = await aBuyer(api)
  const tokenFrom = async (subject: RegExp) => {
    const find = async () => {
      const { rows } = await api.pool.query(
        'select subject, text from mailbox_messages where recipient = $1 order by sent_at desc',
        [buyer.email],
      )
      return rows.find((row) => subject.test(row.subject))?.text.match(/token=([\w-]+)/)?.[1] ?? null
    }
    await expect.poll(find).not.toBeNull()
    return find()
  }
  expect(await (await set(buyer, 'NEWSLETTER', true)).json()).toMatchObject({ data: { isGiven: false } })
  expect(await givenBy(buyer)).toEqual([])
  await buyer.post('/newsletter/confirm', { token: await tokenFrom(/./) })
  expect(await givenBy(buyer)).toEqual(['NEWSLETTER'])

  await set(buyer, 'NEWSLETTER', false)

  expect(await givenBy(buyer)).toEqual([])
  const { rows } = await api.pool.query('select status from newsletter_subscribers where email = $1', [
    buyer.email,
  ])
  expect(rows).toEqual([{ status: 'UNSUBSCRIBED' }])
})

test('PRIV-07 an unknown purpose and a stranger without a session are refused', async () => {
  const buyer = await aBuyer(api)

  expect((await set(buyer, 'PROFILING', true)).status).toBe(422)
  const nobody = await send(api, '/user/consents/GENDER', { method: 'PUT', body: { isGiven: true } })
  expect(await readError(nobody)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})
