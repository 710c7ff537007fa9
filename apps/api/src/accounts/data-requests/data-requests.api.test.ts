import { listDataRequests, sendDataRequest } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { createAccountData } from '#account-data.ts'
import { newId } from '#platform/ids.ts'
import { PASSWORD } from '../../../test/customer.ts'
import { aBuyer, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aColleague, actsAbout } from '../../../test/privacy/colleague.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import {
  finishDataRequest,
  liftRestriction,
  type RequestDeps,
  recordDataRequest,
  refuseDataRequest,
} from './decide-data-request.ts'

let api: TestApi
let deps: RequestDeps
beforeAll(async () => {
  api = await startOrdersApi()
  deps = { db: api.db, publicUrl: api.publicUrl, ...createAccountData(api) }
})

const ask = async (buyer: Buyer, kind: string) =>
  (
    await readData(
      sendDataRequest,
      await buyer.post('/user/dataRequests', { kind, words: 'Please.', password: PASSWORD }),
    )
  ).request
const requestsOf = async (buyer: Buyer) =>
  (await readData(listDataRequests, await buyer.get('/user/dataRequests'))).requests
const waiting = async (id: string) =>
  (await api.pool.query('select kind, about, urgent from data_requests_waiting where subject_id = $1', [id]))
    .rows
const subjectsTo = async (email: string) =>
  (
    await api.pool.query(
      `select payload->>'subject' as subject from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
      [email],
    )
  ).rows.map(({ subject }) => subject)
const ANSWER = { answer: 'It is done.', identity: null } as const

test('PRIV-08 a request from the profile is work with 30 days, once for each kind, confirmed by email', async () => {
  const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)]

  const [first, again] = [await ask(buyer, 'OBJECTION'), await ask(buyer, 'OBJECTION')]

  expect(again.id).toBe(first.id)
  expect((Date.parse(first.dueAt) - Date.parse(first.receivedAt)) / 86_400_000).toBe(30)
  expect(await waiting(first.id)).toEqual([
    { kind: 'DATA_REQUEST', about: 'objects to a use of their data', urgent: false },
  ])
  expect(await subjectsTo(buyer.email)).toEqual(["We've received your request about your data"])
  expect(await requestsOf(stranger)).toEqual([])
})

test('PRIV-08 it needs the password, and words', async () => {
  const buyer = await aBuyer(api)

  expect(
    await buyer.errorOf('/user/dataRequests', { kind: 'ACCESS', words: 'x', password: 'wrong' }),
  ).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(
    await buyer.errorOf('/user/dataRequests', { kind: 'ACCESS', words: ' ', password: PASSWORD }),
  ).toMatchObject({ status: 422 })
  expect(await requestsOf(buyer)).toEqual([])
})

test('PRIV-08 an access request that is done sends the link to the export and the answer, and is work no more', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const { id } = await ask(buyer, 'ACCESS')

  for (const _twice of [1, 2]) await finishDataRequest(deps, { by, id, ...ANSWER })

  expect(await waiting(id)).toEqual([])
  expect(await subjectsTo(buyer.email)).toEqual([
    "We've received your request about your data",
    'Your Ahia data',
    'Your request about your data',
  ])
  expect(await requestsOf(buyer)).toMatchObject([{ state: 'DONE', answer: 'It is done.' }])
  expect(await actsAbout(api, `data-request:${id}`)).toEqual(['data-request.finish'])
})

test('PRIV-08 two colleagues at once: one decides, the other is refused', async () => {
  const [one, other] = [await aColleague(api), await aColleague(api)]
  const { id } = await ask(await aBuyer(api), 'CORRECTION')

  const outcomes = await Promise.allSettled([
    finishDataRequest(deps, { by: one.by, id, ...ANSWER }),
    refuseDataRequest(deps, { by: other.by, id, ...ANSWER, reason: 'LAW_KEEPS_IT' }),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ALREADY_DECIDED' },
  })
})

test('PRIV-08 what is decided stays: only the same from the same colleague is answered, and does nothing', async () => {
  const [one, other] = [await aColleague(api), await aColleague(api)]
  const buyer = await aBuyer(api)
  const [done, refused] = [await ask(buyer, 'CORRECTION'), await ask(buyer, 'PORTABILITY')]
  const NO = { ...ANSWER, reason: 'LAW_KEEPS_IT' } as const
  await finishDataRequest(deps, { by: one.by, id: done.id, ...ANSWER })
  await refuseDataRequest(deps, { by: one.by, id: refused.id, ...NO })
  const state = async () => [await requestsOf(buyer), await subjectsTo(buyer.email)]
  const before = await state()

  const tooLate = { code: 'ALREADY_DECIDED' }
  for (const by of [one.by, other.by]) {
    await expect(refuseDataRequest(deps, { by, id: done.id, ...NO })).rejects.toMatchObject(tooLate)
    await expect(finishDataRequest(deps, { by, id: refused.id, ...ANSWER })).rejects.toMatchObject(tooLate)
  }
  await expect(finishDataRequest(deps, { by: other.by, id: done.id, ...ANSWER })).rejects.toMatchObject(
    tooLate,
  )
  await expect(refuseDataRequest(deps, { by: other.by, id: refused.id, ...NO })).rejects.toMatchObject(
    tooLate,
  )
  await finishDataRequest(deps, { by: one.by, id: done.id, ...ANSWER, answer: 'Once more.' })
  await refuseDataRequest(deps, { by: one.by, id: refused.id, ...NO, answer: 'Once more.' })

  expect(await state()).toEqual(before)
})

test('PRIV-08 a request that is refused neither restricts its account nor sends an export, and needs no proof of who asks', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const [restriction, access] = [await ask(buyer, 'RESTRICTION'), await ask(buyer, 'ACCESS')]
  const byPost = { kind: 'ACCESS', source: 'POST', contact: 'eze@example.org', words: 'All.' } as const
  const post = await recordDataRequest(deps, { by, accountId: null, ...byPost, receivedAt: new Date() })
  const erasure = await ask(buyer, 'ERASURE')

  await expect(finishDataRequest(deps, { by, id: erasure.id, ...ANSWER })).rejects.toThrow()
  for (const id of [restriction.id, access.id, post, erasure.id])
    await refuseDataRequest(deps, { by, id, ...ANSWER, reason: 'EXCESSIVE' })

  expect((await buyer.post('/user/support')).status).toBe(200)
  expect(await subjectsTo(buyer.email)).not.toContain('Your Ahia data')
  expect(await subjectsTo('eze@example.org')).toEqual(['Your request about your data'])
  for (const { state } of await requestsOf(buyer)) expect(state).toBe('REFUSED')
})

test('PRIV-08 one that came by post counts from the day it came, and is done only once we know who asks', async () => {
  const { by } = await aColleague(api)
  const receivedAt = new Date(Date.now() - 25 * 86_400_000)
  const request = { kind: 'ACCESS', source: 'POST', contact: 'ada@example.org', words: 'All of it.' } as const
  const id = await recordDataRequest(deps, { by, accountId: null, ...request, receivedAt })

  expect(await waiting(id)).toMatchObject([{ urgent: true }])
  await expect(finishDataRequest(deps, { by, id, ...ANSWER })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await finishDataRequest(deps, { by, id, answer: 'Here.', identity: 'DOCUMENT_SEEN' })
  expect(await subjectsTo('ada@example.org')).toEqual(['Your request about your data'])
  expect(await actsAbout(api, `data-request:${id}`)).toEqual(['data-request.record', 'data-request.finish'])
})

test('PRIV-08 a restricted account is kept and nothing else, until it is lifted', async () => {
  const { by } = await aColleague(api)
  const buyer = await aBuyer(api)
  const { id } = await ask(buyer, 'RESTRICTION')
  await finishDataRequest(deps, { by, id, ...ANSWER })

  expect((await buyer.get('/user/profile')).status).toBe(200)
  expect((await buyer.post('/user/support')).status).toBe(401)
  await liftRestriction(api, { by, accountId: buyer.accountId })
  expect((await buyer.post('/user/support')).status).toBe(200)
})

test('PRIV-08 an unknown request is not found, and the database rejects one that is refused without a reason', async () => {
  const { by } = await aColleague(api)
  const { id } = await ask(await aBuyer(api), 'ACCESS')

  await expect(finishDataRequest(deps, { by, id: newId<typeof id>(), ...ANSWER })).rejects.toMatchObject({
    code: 'DATA_REQUEST_NOT_FOUND',
  })
  await expect(
    api.pool.query(`update data_requests set state = 'REFUSED', decided_at = now() where id = $1`, [id]),
  ).rejects.toMatchObject({ code: '23514' })
})
