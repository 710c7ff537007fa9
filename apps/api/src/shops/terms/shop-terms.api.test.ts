import { randomUUID } from 'node:crypto'
import { answerShopTerms, getShopTerms } from '@ahia/contracts/seller/terms'
import { MERCHANT_TERMS_VERSION, MERCHANT_TERMS_VERSIONS } from '@ahia/documents/terms-version'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { notifyOfTerms } from './notify-of-terms.ts'
import { storeAnswer } from './terms-notices.sql.ts'

const OLD = MERCHANT_TERMS_VERSIONS[0]

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Owner = Awaited<ReturnType<typeof aShopOwnerWithShop>>

/** The owner of a shop that accepted these terms when it signed up. */
async function anOwner(version: string): Promise<Owner> {
  const owner = await aShopOwnerWithShop(api)
  await api.pool.query(
    'insert into terms_acceptances (id, email, version, account_id) values ($1, $2, $3, $4)',
    [newId(), owner.email, version, owner.accountId],
  )
  return owner
}

const notify = () => notifyOfTerms({ db: api.db, publicUrl: 'http://localhost' })
const read = async ({ token }: Owner) => readData(getShopTerms, await send(api, '/seller/terms', { token }))
const answer = ({ token }: Owner, words: string, body: object = {}) =>
  send(api, '/seller/terms/answer', {
    token,
    body: { requestKey: randomUUID(), version: MERCHANT_TERMS_VERSION, answer: words, ...body },
  })

async function emailsTo({ email }: Owner): Promise<number> {
  const { rows } = await api.pool.query(
    `select from graphile_worker._private_jobs
     where payload->>'to' = $1 and payload->>'subject' like 'New merchant terms from%'`,
    [email],
  )
  return rows.length
}

const passTwoWeeks = ({ shopId }: Owner) =>
  api.pool.query(
    `update terms_notices set noticed_at = noticed_at - interval '15 days', holds_from = holds_from - interval '15 days'
     where shop_id = $1`,
    [shopId],
  )

test('SELL-53 a shop is emailed new terms once, sees what changes, and silence agrees after two weeks', async () => {
  const owner = await anOwner(OLD)
  expect(await read(owner)).toEqual({ held: OLD, notice: null })

  await notify()
  await notify()

  expect(await emailsTo(owner)).toBe(1)
  const present = await read(owner)
  expect(present).toMatchObject({
    held: OLD,
    notice: { version: MERCHANT_TERMS_VERSION, answer: null, canAnswer: true },
  })
  const added = present.notice?.changes.flatMap(({ pieces }) => pieces).filter(({ kind }) => kind === 'added')
  expect(added?.map(({ text }) => text).join(' ')).toContain('logistics partner of the market')
  const days =
    (Date.parse(present.notice?.holdsFrom ?? '') - Date.parse(present.notice?.noticedAt ?? '')) / 86_400_000
  expect(days).toBe(14)
  await passTwoWeeks(owner)
  expect(await read(owner)).toMatchObject({ held: MERCHANT_TERMS_VERSION, notice: { canAnswer: false } })
  expect(await readError(await answer(owner, 'OBJECTED'))).toMatchObject({ status: 409, code: 'TOO_LATE' })
})

test('SELL-53 a shop that objects keeps the old terms, and can agree later', async () => {
  const owner = await anOwner(OLD)
  await notify()

  const objected = await readData(answerShopTerms, await answer(owner, 'OBJECTED'))

  expect(objected).toMatchObject({ held: OLD, notice: { answer: 'OBJECTED' } })
  await passTwoWeeks(owner)
  expect(await read(owner)).toMatchObject({ held: OLD, notice: { canAnswer: true } })
  expect(await readData(answerShopTerms, await answer(owner, 'AGREED'))).toMatchObject({
    held: MERCHANT_TERMS_VERSION,
    notice: { answer: 'AGREED', canAnswer: false },
  })
  expect((await answer(owner, 'OBJECTED')).status).toBe(409)
})

test('SELL-53 agreeing holds at once, can be taken back within two weeks, and a repeat changes nothing', async () => {
  const owner = await anOwner(OLD)
  await notify()
  const key = { requestKey: randomUUID() }

  const agreed = await readData(answerShopTerms, await answer(owner, 'AGREED', key))

  expect(agreed.held).toBe(MERCHANT_TERMS_VERSION)
  expect(await readData(answerShopTerms, await answer(owner, 'AGREED', key))).toEqual(agreed)
  expect((await answer(owner, 'OBJECTED', key)).status).toBe(422)
  expect((await readData(answerShopTerms, await answer(owner, 'OBJECTED'))).held).toBe(OLD)
})

test('SELL-53 a shop that signed up under the new terms is told nothing, and nobody answers what they were not told', async () => {
  const [newcomer, untold] = [await anOwner(MERCHANT_TERMS_VERSION), await anOwner(OLD)]

  expect((await answer(untold, 'AGREED')).status).toBe(409)
  expect((await answer(untold, 'AGREED', { version: '2020-01-01' })).status).toBe(409)
  await notify()

  expect(await emailsTo(newcomer)).toBe(0)
  expect(await read(newcomer)).toEqual({ held: MERCHANT_TERMS_VERSION, notice: null })
})

test('SELL-53 a shop that ended gets no new terms, and after two weeks an objection is only taken back', async () => {
  const [owner, ended] = [await anOwner(OLD), await anOwner(OLD)]
  await api.pool.query(`update shops set status = 'ENDED' where id = $1`, [ended.shopId])
  await notify()
  expect([await emailsTo(owner), await emailsTo(ended)]).toEqual([1, 0])
  const store = (words: 'OBJECTED' | 'AGREED') =>
    api.db.transaction((tx) =>
      storeAnswer(tx, { shopId: owner.shopId, version: MERCHANT_TERMS_VERSION, answer: words }),
    )

  expect(await store('OBJECTED')).toBe(true)
  await passTwoWeeks(owner)
  expect([await store('OBJECTED'), await store('AGREED'), await store('OBJECTED')]).toEqual([
    false,
    true,
    false,
  ])
})
