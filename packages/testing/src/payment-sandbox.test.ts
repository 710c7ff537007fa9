import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from './payment-sandbox.ts'

type ReportedEvent = { event: string; isSigned: boolean }

const KEY = 'sk_test_of-this-test-alone'
/** Far beyond what it takes: a busy machine is no reason to fail. */
const SOON = { timeout: 60_000, interval: 20 }

/** A merchant that stores the webhooks it gets, and answers while `isThere`. */
const merchant = { reported: [] as ReportedEvent[], isThere: true, url: '' }
let sandbox: PaymentSandbox

const server = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  response.statusCode = merchant.isThere ? 200 : 503
  if (merchant.isThere) {
    const signature = createHmac('sha512', KEY).update(body).digest('hex')
    const { event } = JSON.parse(body)
    merchant.reported.push({ event, isSigned: request.headers['x-paystack-signature'] === signature })
  }
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  merchant.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  sandbox = await startPaymentSandbox({ webhookUrl: merchant.url, secretKey: KEY })
})
beforeEach(async () => {
  await sandbox.control.reset()
  merchant.reported = []
})
afterAll(async () => {
  await sandbox.stop()
  server.closeAllConnections()
  server.close()
})

async function ask({ url }: PaymentSandbox, call: string, body?: object) {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

const begin = (sandbox: PaymentSandbox, reference: string) =>
  ask(sandbox, 'POST /transaction/initialize', { reference, email: 'ada@ahia.example', amount: '500000' })

const eventsOf = (reported: ReportedEvent[]) => reported.map(({ event }) => event)

test('PAY-03 a killed sandbox keeps open payments and undelivered webhooks', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-payments-test-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  merchant.isThere = false
  const given = { webhookUrl: merchant.url, secretKey: KEY, dataDir }
  const first = await startPaymentSandbox(given)
  await begin(first, 'paid-before')
  await begin(first, 'open-before')
  await first.control.pay({ reference: 'paid-before' })
  await first.kill()
  merchant.isThere = true

  const second = await startPaymentSandbox(given)
  onTestFinished(() => second.stop())

  await vi.waitFor(
    () => expect(merchant.reported).toEqual([{ event: 'charge.success', isSigned: true }]),
    SOON,
  )
  await second.control.pay({ reference: 'open-before' })
  expect(await second.control.captured()).toMatchObject([
    { reference: 'paid-before', kobo: 500_000 },
    { reference: 'open-before', kobo: 500_000 },
  ])
})

test('PAY-03 webhooks can be duplicated, delayed, reordered, sent early or withheld', async () => {
  const { control } = sandbox
  await control.pace({ refundStepMs: 20 })

  await control.webhooks({ mode: 'before-answer' })
  await begin(sandbox, 'early')
  expect(eventsOf(merchant.reported)).toEqual(['charge.success'])

  await control.webhooks({ mode: 'withheld' })
  await begin(sandbox, 'withheld')
  await control.pay({ reference: 'withheld' })
  expect(await control.countWebhooks()).toEqual({ waiting: 1, delivered: 1, givenUp: 0 })
  await control.webhooks({ mode: 'duplicated', times: 3 })
  await begin(sandbox, 'thrice')
  await control.pay({ reference: 'thrice' })
  await vi.waitFor(() => expect(merchant.reported).toHaveLength(4), SOON)
  await control.releaseWebhooks()
  await vi.waitFor(() => expect(merchant.reported).toHaveLength(5), SOON)

  await control.webhooks({ mode: 'reordered' })
  await ask(sandbox, 'POST /refund', { transaction: 'thrice', amount: 200_000 })
  await vi.waitFor(() => expect(merchant.reported).toHaveLength(8), SOON)
  expect(eventsOf(merchant.reported).slice(5)).toEqual([
    'refund.processed',
    'refund.processing',
    'refund.pending',
  ])
  expect(merchant.reported.every(({ isSigned }) => isSigned)).toBe(true)
})

test('PAY-03 a bank transfer that the customer has sent is confirmed by itself after a while', async () => {
  const { data } = await begin(sandbox, 'by-transfer')
  await sandbox.control.pace({ confirmMs: 50 })
  const sent = await fetch(`${data.authorization_url}/sent`, {
    method: 'POST',
    headers: { origin: sandbox.url },
    body: new URLSearchParams({ channel: 'bank_transfer' }),
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)

  await vi.waitFor(() => expect(eventsOf(merchant.reported)).toEqual(['charge.success']), SOON)
  const { data: verified } = await ask(sandbox, 'GET /transaction/verify/by-transfer')
  expect(verified).toMatchObject({ status: 'success', channel: 'bank_transfer' })
})

test('PAY-03 a refund ends as its test card defines, and a full refund reverses the payment', async () => {
  const { control } = sandbox
  await control.pace({ refundStepMs: 10 })
  const cards = { back: '4084084084084081', failing: '4084080000671803', waiting: '4084080000671902' }
  for (const [reference, card] of Object.entries(cards)) {
    await begin(sandbox, reference)
    await control.pay({ reference, card })
    await ask(sandbox, 'POST /refund', { transaction: reference })
  }
  await vi.waitFor(() => expect(merchant.reported).toHaveLength(12), SOON)

  const statusOf = async (reference: string) =>
    (await ask(sandbox, `GET /transaction/verify/${reference}`)).data.status
  const refundOf = async (reference: string) => {
    const { data: payment } = await ask(sandbox, `GET /transaction/verify/${reference}`)
    return (await ask(sandbox, `GET /refund?transaction=${payment.id}`)).data[0]
  }

  expect([await statusOf('back'), (await refundOf('back')).status]).toEqual(['reversed', 'processed'])
  expect([await statusOf('failing'), (await refundOf('failing')).status]).toEqual(['success', 'failed'])
  const stuck = await refundOf('waiting')
  expect(stuck.status).toBe('needs-attention')
  const details = { refund_account_details: { currency: 'NGN', account_number: '0123456789', bank_id: '9' } }
  const retry = `POST /refund/retry_with_customer_details/${stuck.id}`
  expect((await ask(sandbox, retry, details)).data.status).toBe('processing')
  expect((await ask(sandbox, retry, details)).status).toBe(false)
  await vi.waitFor(async () => expect((await refundOf('waiting')).status).toBe('processed'), SOON)
})

test('PAY-03 transfers go only to known recipients, once per reference, and within the balance', async () => {
  await sandbox.control.pace({ transferStepMs: 10 })
  const account = { type: 'nuban', name: 'Mama Nkechi', account_number: '0123456789', bank_code: '058' }
  const { data: recipient } = await ask(sandbox, 'POST /transferrecipient', account)
  const again = await ask(sandbox, 'POST /transferrecipient', account)
  const transfer = {
    source: 'balance',
    amount: 400_000,
    recipient: recipient.recipient_code,
    reference: 'payout-2026-week-31',
  }

  expect(again.data.recipient_code).toBe(recipient.recipient_code)
  expect(await ask(sandbox, 'POST /transfer', transfer)).toMatchObject({
    message: 'Your balance is not enough to fulfill this request',
  })
  await begin(sandbox, 'income')
  await sandbox.control.pay({ reference: 'income' })
  expect((await ask(sandbox, 'POST /transfer', transfer)).data.status).toBe('pending')
  expect((await ask(sandbox, 'POST /transfer', { ...transfer, amount: 1 })).code).toBe('duplicate_reference')
  await vi.waitFor(() => expect(eventsOf(merchant.reported)).toContain('transfer.success'), SOON)
  expect((await ask(sandbox, `GET /transfer/verify/${transfer.reference}`)).data.status).toBe('success')
  expect((await ask(sandbox, 'GET /transfer/verify/payout-unknown-0001')).message).toBe('Transfer not found')
  expect((await ask(sandbox, 'GET /bank/resolve?account_number=0000000000&bank_code=058')).status).toBe(false)
})

test('PAY-03 the sandbox has the provider’s rate limit, and its controls refuse browser forms', async () => {
  const verify = () => ask(sandbox, 'GET /transaction/verify/nobody')

  expect((await verify()).headers.get('x-ratelimit-limit')).toBe('100')
  await sandbox.control.limitRate(1)
  const refused = await verify()
  expect(refused).toMatchObject({ status: false, code: 'rate_limited' })
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
  const form = await fetch(`${sandbox.url}/_control/reset`, { method: 'POST', body: new URLSearchParams() })
  expect(form.status).toBe(415)
})

test('P31, P32 a dispute is opened, declined, accepted in part or expires, in the provider’s own shapes', async () => {
  const { control } = sandbox
  for (const reference of ['stands', 'in-part', 'too-late']) {
    await begin(sandbox, reference)
    await control.pay({ reference })
    await control.dispute({ reference })
  }
  const { data: opened } = await ask(sandbox, 'GET /dispute?status=awaiting-merchant-feedback&perPage=2')
  expect(opened).toMatchObject([
    { transaction: { reference: 'too-late', status: 'success' }, resolution: null, refund_amount: 500_000 },
    { transaction: { reference: 'in-part' }, category: 'chargeback', dueAt: expect.any(String) },
  ])

  await control.remindOfDispute('stands')
  await control.resolveDispute({ reference: 'stands', resolution: 'declined' })
  await control.resolveDispute({ reference: 'in-part', resolution: 'merchant-accepted', amountKobo: 200_000 })
  await control.expireDispute('too-late')
  await expect(control.expireDispute('too-late')).rejects.toThrow('No such dispute')

  const endOf = async (reference: string) => {
    const { data: payment } = await ask(sandbox, `GET /transaction/verify/${reference}`)
    const { data: disputes } = await ask(sandbox, `GET /dispute?transaction=${payment.id}`)
    const [{ status, resolution, refund_amount }] = disputes
    return [payment.status, status, resolution, refund_amount]
  }
  expect(await endOf('stands')).toEqual(['success', 'resolved', 'declined', 500_000])
  expect(await endOf('in-part')).toEqual(['success', 'resolved', 'merchant-accepted', 200_000])
  expect(await endOf('too-late')).toEqual(['reversed', 'resolved', 'auto-accepted', 500_000])
  expect((await control.captured()).map(({ takenKobo }) => takenKobo)).toEqual([0, 200_000, 500_000])
  await vi.waitFor(() => expect(merchant.reported).toHaveLength(10), SOON)
  expect(eventsOf(merchant.reported).filter((event) => event === 'charge.dispute.resolve')).toHaveLength(3)
})

test('P32 a dispute that nobody answers is accepted at its deadline, and takes only what is left', async () => {
  const { control } = sandbox
  await begin(sandbox, 'unanswered')
  await control.pay({ reference: 'unanswered' })
  await ask(sandbox, 'POST /refund', { transaction: 'unanswered', amount: 150_000 })

  await control.dispute({ reference: 'unanswered', dueInMs: 10 })

  await vi.waitFor(
    async () =>
      expect(await control.captured()).toMatchObject([{ refundedKobo: 150_000, takenKobo: 350_000 }]),
    SOON,
  )
  const { message } = await ask(sandbox, 'POST /refund', { transaction: 'unanswered' })
  expect(message).toBe('Transaction has been fully reversed')
})

test('P30 a payment is reversed without an event, and can return', async () => {
  const { control } = sandbox
  await begin(sandbox, 'gone')
  await control.pay({ reference: 'gone' })
  const statusOf = async () => (await ask(sandbox, 'GET /transaction/verify/gone')).data.status

  await control.reverse('gone')
  expect(await statusOf()).toBe('reversed')
  await control.reverse('gone', { back: true })

  expect(await statusOf()).toBe('success')
  expect(eventsOf(merchant.reported)).not.toContain('charge.dispute.create')
})
