import { writeDisputeMessage } from '@ahia/contracts/disputes'
import { uploadDisputePhotos } from '@ahia/contracts/media'
import { listSellerDisputes } from '@ahia/contracts/seller/seller-disputes'
import { CONSENTS } from '@ahia/reference/data-map/consents'
import { pngFile } from '@ahia/testing/png-file'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { PASSWORD } from '../../../test/customer.ts'
import {
  aComplaint,
  aDelivery,
  aMessage,
  anArbiter,
  decide,
  disputesOf,
} from '../../../test/dispute-fixture.ts'
import { aBuyer, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSeller, newsFor } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { formOf, sendForm } from '../../../test/upload-fixture.ts'
import { markEscalated } from './disputes.sql.ts'
import { escalateDueDisputes } from './escalate-dispute.ts'
import { askSide } from './write-message.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const photo = { field: 'photos[]', name: 'crack.png', bytes: pngFile({ width: 40, height: 30 }) }

async function upload(buyer: Pick<Buyer, 'token'>, count: number): Promise<string[]> {
  const form = formOf(Array.from({ length: count }, () => photo))
  const response = await sendForm(api, 'disputePhotos', form, buyer)
  return (await readData(uploadDisputePhotos, response)).files.map(({ key }) => key)
}

const subjectsTo = async (email: string): Promise<string[]> => {
  const { rows } = await api.pool.query<{ subject: string }>(
    `select payload ->> 'subject' as subject from graphile_worker._private_jobs j where payload ->> 'to' = $1 order by j.id`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}

const waiting = async (disputeId: string) =>
  (
    await api.pool.query('select kind, at_stake_kobo, about from disputes_waiting where subject_id = $1', [
      disputeId,
    ])
  ).rows

test('ADMIN-24 both sides write with photos in one column of time, and each gets news of the other', async () => {
  const { buyer, seller, orderId } = await aDelivery(api)
  const photos = await upload(buyer, 6)
  const complaint = { kind: 'PROBLEM', reason: 'One pot came cracked', lines: [0], photos }
  expect((await buyer.post(`/orders/${orderId}/dispute`, complaint)).status).toBe(200)
  const [opened] = await disputesOf({ buyer, orderId })
  const path = `/disputes/${opened?._id}/messages`

  expect((await seller.post(path, aMessage('Packed well'))).status).toBe(200)
  const answer = await buyer.post(`/orders${path}`, aMessage('It was not'))

  const { dispute } = await readData(writeDisputeMessage, answer)
  expect(dispute).toMatchObject({
    stage: 'WITH_SHOP',
    actions: ['WRITE', 'ESCALATE'],
    lines: [{ position: 0 }],
  })
  expect(dispute.messages.map(({ by, words, photos: count }) => [by, words, count])).toEqual([
    ['CUSTOMER', 'One pot came cracked', 6],
    ['SHOP', 'Packed well', 0],
    ['CUSTOMER', 'It was not', 0],
  ])
  const { disputes } = await readData(listSellerDisputes, await seller.get(`/orders/${orderId}/disputes`))
  expect(disputes).toEqual([dispute])
  expect(await newsFor(api, { seller, orderId })).toEqual(
    expect.arrayContaining(['PROBLEM_REPORTED', 'DISPUTE_MESSAGE']),
  )
  expect(await subjectsTo(buyer.email)).toContain('The shop has answered your complaint')
  const picture = `/disputes/${dispute._id}/messages/${dispute.messages[0]?._id}/photos/5`
  expect((await seller.get(picture)).status).toBe(200)
  expect((await buyer.get(`/orders${picture}`)).status).toBe(200)
})

test('PRIV-07 the first photo of a customer keeps the words they agreed to, once; words alone keep none', async () => {
  const { buyer, disputeId } = await aComplaint(api)
  const consents = async () =>
    (
      await api.pool.query(
        `select words, given_how as how from consents where purpose = 'DISPUTE_PICTURES' and account_id = $1`,
        [buyer.accountId],
      )
    ).rows
  expect(await consents()).toEqual([])

  await buyer.post(`/orders/disputes/${disputeId}/messages`, aMessage('Only words'))
  expect(await consents()).toEqual([])
  for (const words of ['See', 'And this'])
    await buyer.post(`/orders/disputes/${disputeId}/messages`, aMessage(words, await upload(buyer, 1)))

  expect(await consents()).toEqual([{ words: CONSENTS.DISPUTE_PICTURES.words, how: 'DISPUTE' }])
})

test('ADMIN-24 a message that is sent again is there once, and photos of others are refused', async () => {
  const complaint = await aComplaint(api)
  const path = `/orders/disputes/${complaint.disputeId}/messages`
  const message = aMessage('The handle too')
  await Promise.all([1, 2, 3].map(() => complaint.buyer.post(path, message)))

  const stolen = await upload(await aBuyer(api), 1)
  const refused = await complaint.buyer.errorOf(path, aMessage('And this', stolen))

  const [dispute] = await disputesOf(complaint)
  expect(dispute?.messages.map(({ words }) => words)).toEqual(['One pot came cracked', 'The handle too'])
  expect(refused).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
})

test('T5, ADMIN-24 a stranger, and another shop, find neither the dispute nor its photos', async () => {
  const { disputeId, orderId } = await aComplaint(api)
  const [stranger, rival] = [await aBuyer(api), await aSeller(api)]

  expect(await readError(await stranger.get(`/orders/${orderId}/disputes`))).toMatchObject({ status: 404 })
  for (const step of ['messages', 'escalate', 'appeal'] as const) {
    const body = step === 'messages' ? aMessage('Hello') : step === 'appeal' ? { words: 'No' } : {}
    const errors = [
      await stranger.errorOf(`/orders/disputes/${disputeId}/${step}`, body),
      await readError(await rival.post(`/disputes/${disputeId}/${step}`, body)),
    ]
    for (const error of errors) expect(error).toMatchObject({ status: 404, code: 'DISPUTE_NOT_FOUND' })
  }
  const picture = `/disputes/${disputeId}/messages/${disputeId}/photos/0`
  expect((await stranger.get(`/orders${picture}`)).status).toBe(404)
  expect((await rival.get(picture)).status).toBe(404)
})

test('T5, ADMIN-24 a dispute of one’s own leads to no photo of another', async () => {
  const { buyer, orderId } = await aDelivery(api)
  const photos = await upload(buyer, 1)
  await buyer.post(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'Cracked', lines: [0], photos })
  const [theirs] = await disputesOf({ buyer, orderId })
  const own = await aComplaint(api)
  const photoIn = (disputeId: string | undefined) =>
    `/orders/disputes/${disputeId}/messages/${theirs?.messages[0]?._id}/photos/0`

  expect((await buyer.get(photoIn(theirs?._id))).status).toBe(200)
  expect((await own.buyer.get(photoIn(own.disputeId))).status).toBe(404)
  for (const file of ['960.avif', '360.avif', '720.webp', '720.jpg'])
    expect((await fetch(`${api.origin}/media/${photos[0]}/${file}`)).status, 'it has no address').toBe(404)
})

test('ADMIN-25 a line is complained about once, the others can follow', async () => {
  const complaint = await aComplaint(api, [1])
  const { buyer, orderId } = complaint
  await decide(api, complaint, await anArbiter(api), { outcome: 'TURNED_DOWN', lines: [] })
  const path = `/orders/${orderId}/dispute`

  const again = await buyer.errorOf(path, { kind: 'PROBLEM', reason: 'Bent too', lines: [1] })
  const unknown = await buyer.errorOf(path, { kind: 'PROBLEM', reason: 'Bent too', lines: [7] })
  const other = await buyer.post(path, { kind: 'PROBLEM', reason: 'Cracked' })

  expect(again).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(unknown).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
  expect(other.status).toBe(200)
  expect((await disputesOf(complaint)).map(({ lines }) => lines.map(({ position }) => position))).toEqual([
    [1],
    [0],
  ])
})

test('ADMIN-13, ADMIN-24 either side asks our team to decide, once, and then it is work', async () => {
  const complaint = await aComplaint(api, [0])
  const { disputeId, seller, buyer } = complaint
  expect(await waiting(disputeId)).toEqual([])

  const answers = await Promise.all([
    buyer.post(`/orders/disputes/${disputeId}/escalate`),
    seller.post(`/disputes/${disputeId}/escalate`, {}),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [dispute] = await disputesOf(complaint)
  expect(dispute).toMatchObject({ stage: 'WITH_STAFF', actions: ['WRITE'] })
  expect(dispute?.decidesBy).not.toBeNull()
  expect(await waiting(disputeId)).toEqual([
    { kind: 'DISPUTE', at_stake_kobo: 200_000, about: expect.stringContaining('Mama Nkechi, order ') },
  ])
  expect((await subjectsTo(buyer.email)).filter((subject) => subject.includes('will decide'))).toHaveLength(1)
})

test('ADMIN-24 what nobody settles in 7 days is with our team by itself', async () => {
  const complaint = await aComplaint(api)
  const age = (span: string) =>
    api.pool.query('update disputes set opened_at = opened_at - $2::interval where id = $1', [
      complaint.disputeId,
      span,
    ])
  const run = () => escalateDueDisputes({ ...api, log: createLog('silent') })

  await age('6 days 23 hours')
  await run()
  expect((await disputesOf(complaint))[0]).toMatchObject({ stage: 'WITH_SHOP', escalatedBy: null })
  await age('1 hour')
  await run()
  await run()

  expect((await disputesOf(complaint))[0]).toMatchObject({ stage: 'WITH_STAFF', escalatedBy: 'MARKET' })
  expect(await newsFor(api, complaint)).toContain('DISPUTE_WITH_STAFF')
  expect(await waiting(complaint.disputeId)).toHaveLength(1)
})

test('ADMIN-24 what was settled in its week never goes to our team by itself', async () => {
  const complaint = await aComplaint(api)
  await api.pool.query(
    `update disputes set opened_at = opened_at - interval '8 days', closed_at = now(), outcome = 'REPLACED', answer = 'Mended.'
     where id = $1`,
    [complaint.disputeId],
  )
  await escalateDueDisputes({ ...api, log: createLog('silent') })

  expect((await disputesOf(complaint))[0]).toMatchObject({ escalatedBy: null })
  expect(await api.db.transaction((tx) => markEscalated(tx, complaint.disputeId, 'CUSTOMER'))).toBe(false)
})

test('ADMIN-24, ADMIN-46 staff ask one side, both see it, and the act is on record', async () => {
  const complaint = await aComplaint(api)
  const by = await anArbiter(api)
  const question = {
    ...aMessage('How was it packed?'),
    disputeId: complaint.disputeId,
    asks: 'SHOP',
    by,
  } as never

  await askSide(api, question)
  await askSide(api, question)

  expect((await disputesOf(complaint))[0]?.messages.slice(1)).toMatchObject([
    { by: 'STAFF', asks: 'SHOP', words: 'How was it packed?' },
  ])
  const { rows } = await api.pool.query(`select act from audit_entries where $1 = any(subjects)`, [
    `dispute:${complaint.disputeId}`,
  ])
  expect(rows).toEqual([{ act: 'dispute.ask' }])
})

test('PROF-06 words and photos of a dispute go with the account', async () => {
  const complaint = await aComplaint(api)
  const { buyer, disputeId, orderId } = complaint
  const photos = await upload(buyer, 2)
  await buyer.post(`/orders/disputes/${disputeId}/messages`, aMessage('See', photos))
  await api.pool.query(`update disputes set outcome = 'TURNED_DOWN', closed_at = now() where id = $1`, [
    disputeId,
  ])
  await api.pool.query(`update orders set status = 'DELIVERED' where id = $1`, [orderId])

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  const { rows } = await api.pool.query('select distinct words from dispute_messages where dispute_id = $1', [
    disputeId,
  ])
  expect(rows).toEqual([{ words: '(deleted)' }])
  const left = await api.pool.query('select from uploads where key = any($1) and claimed_at is not null', [
    photos,
  ])
  expect(left.rowCount).toBe(0)
})
