import http from 'node:http'
import { kobo } from '@ahia/money/kobo'
import { type PaymentSandbox, startPaymentSandbox } from '@ahia/testing/payment-sandbox'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPaystack } from './create-paystack.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnreachable } from './payment-provider.ts'

const LONG_TIMEOUT_MS = 60_000
/** For what never answers. */
const IMPATIENT_MS = 300
const CALLBACK = 'http://localhost:3000/payment/callback'
const FIVE_THOUSAND = kobo(500_000)

let sandbox: PaymentSandbox
let paystack: PaymentProvider
let counter = 0

beforeAll(async () => {
  sandbox = await startPaymentSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await sandbox.control.clearFaults()
  // A new one each time: failures of another test must not keep this one from asking.
  paystack = connect()
})

const connect = (given: { secretKey?: string; limitMs?: number } = {}) =>
  createPaystack({ baseUrl: sandbox.url, secretKey: sandbox.secretKey, limitMs: LONG_TIMEOUT_MS, ...given })

const ask = (reference: string) => ({
  reference,
  amountKobo: FIVE_THOUSAND,
  email: 'ada@ahia.example',
  callbackUrl: CALLBACK,
})

async function begun(): Promise<string> {
  counter += 1
  const reference = `ahia-test-${counter}`
  await paystack.initialize(ask(reference))
  return reference
}

/** As the list of its refunds is asked for. */
async function paid(reference: string) {
  const { providerId } = (await paystack.verify(reference)) ?? { providerId: '' }
  return { reference, providerId }
}

test('PAY-03 a payment is started, paid and verified to the kobo, with the provider’s fees', async () => {
  const reference = await begun()
  expect(await paystack.verify(reference)).toMatchObject({
    status: 'abandoned',
    paidAt: null,
    feesKobo: null,
  })

  await sandbox.control.pay({ reference })

  const paid = await paystack.verify(reference)
  expect(paid).toMatchObject({
    reference,
    status: 'success',
    amountKobo: 500_000,
    currency: 'NGN',
    channel: 'card',
    feesKobo: 17_500,
  })
  expect(paid?.paidAt).toBeInstanceOf(Date)
})

test('PAY-03 the payment page is on the sandbox’s own origin, and a reference is accepted once', async () => {
  const reference = 'ahia-test-page'
  const { authorizationUrl } = await paystack.initialize(ask(reference))

  expect(new URL(authorizationUrl).origin).toBe(sandbox.url)
  const again = paystack.initialize(ask(reference))
  await expect(again).rejects.toThrow(ProviderRefused)
  await expect(again).rejects.toMatchObject({ code: 'duplicate_reference' })
})

test.each([
  ['failed', 'failed'],
  ['pending', 'open'],
  ['abandoned', 'abandoned'],
] as const)('PAY-03 the provider’s status %s is mapped to %s', async (outcome, status) => {
  const reference = await begun()

  await sandbox.control.pay({ reference, outcome })

  expect(await paystack.verify(reference)).toMatchObject({ status, feesKobo: null })
})

test('PAY-03 a reference unknown to the provider returns null, not an error', async () => {
  expect(await paystack.verify('ahia-test-unknown')).toBeNull()
  expect(await paystack.verify('../transfer')).toBeNull()
})

test('PAY-03 a wrong key is refused', async () => {
  const stranger = connect({ secretKey: 'sk_test_of-somebody-else' })

  await expect(stranger.initialize(ask('ahia-test-stranger'))).rejects.toThrow(ProviderRefused)
})

test('PAY-03 a response of the wrong mode (test or live), or about another payment, is rejected', async () => {
  const reference = await begun()
  await sandbox.control.pay({ reference })
  const answer = await fetch(`${sandbox.url}/transaction/verify/${reference}`, {
    headers: { authorization: `Bearer ${sandbox.secretKey}` },
  })
  const baseUrl = repeat(await answer.text())

  const inTest = createPaystack({ baseUrl, secretKey: sandbox.secretKey })
  const inEarnest = createPaystack({ baseUrl, secretKey: 'sk_live_of-this-test-alone' })

  expect(await inTest.verify(reference)).toMatchObject({ status: 'success' })
  await expect(inEarnest.verify(reference)).rejects.toThrow('speaks of test, not of live')
  await expect(inTest.verify('ahia-test-dear')).rejects.toThrow(`speaks of ${reference}`)
})

/** Whatever is asked, this is answered. */
function repeat(text: string): string {
  const repeater = http.createServer((_request, response) => response.end(text)).listen(0)
  onTestFinished(() => void repeater.close())
  const address = repeater.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('P18 only refunds of the payment itself count, and a full page of other refunds is inconclusive', async () => {
  const refund = (id: number, transaction: unknown) => ({
    id,
    transaction,
    domain: 'test',
    amount: 100,
    status: 'pending',
    merchant_note: `refund-${id}`,
  })
  const others = (count: number) => Array.from({ length: count }, (_, at) => refund(at + 10, 8_000 + at))
  const list = (data: unknown[]) =>
    createPaystack({
      baseUrl: repeat(JSON.stringify({ status: true, data })),
      secretKey: 'sk_test_x',
    }).listRefunds({
      reference: 'ahia-test-of-ours',
      providerId: '7',
    })

  expect(
    await list([refund(1, 7), refund(2, { id: '8', reference: 'ahia-test-of-ours' }), ...others(9)]),
  ).toMatchObject([{ ourId: 'refund-1' }, { ourId: 'refund-2' }])
  expect(await list(others(99))).toEqual([])
  await expect(list(others(100))).rejects.toThrow(ProviderUnreachable)
})

test.each(['500', '502', 'hang', 'drop', 'truncate'] as const)(
  'PAY-03 a provider failure by %s counts as unreachable: the outcome is unknown',
  async (kind) => {
    const { initialize } = connect({ limitMs: kind === 'hang' ? IMPATIENT_MS : LONG_TIMEOUT_MS })
    await sandbox.control.fault({ endpoint: 'initialize', kind, count: 1 })

    await expect(initialize(ask(`ahia-test-fault-${kind}`))).rejects.toThrow(ProviderUnreachable)
  },
)

test('PAY-03 a payment accepted before the connection broke is found again by its reference', async () => {
  const reference = 'ahia-test-dropped'
  await sandbox.control.fault({ endpoint: 'initialize', kind: 'drop', count: 1 })
  await expect(paystack.initialize(ask(reference))).rejects.toThrow(ProviderUnreachable)

  expect(await paystack.verify(reference)).toMatchObject({ status: 'abandoned' })
  await expect(paystack.initialize(ask(reference))).rejects.toMatchObject({ code: 'duplicate_reference' })
})

test('PAY-03 a rate-limited provider says when to retry', async () => {
  await sandbox.control.fault({ endpoint: 'verify', kind: '429', count: 1 })

  await expect(paystack.verify('ahia-test-busy')).rejects.toMatchObject({
    retryAfterSeconds: 7,
    isBusy: true,
  })
})

test('PAY-03 a failing provider is not called any more after five tries', async () => {
  await sandbox.control.fault({ endpoint: 'verify', kind: '500' })
  for (let time = 0; time < 5; time += 1) await expect(paystack.verify('ahia-x-1')).rejects.toThrow('500')
  await sandbox.control.clearFaults()

  await expect(paystack.verify('ahia-x-1')).rejects.toThrow('left alone')
})

test('PAY-03 a refund is requested once, and found by our own id when the response was lost', async () => {
  const reference = await begun()
  await sandbox.control.pay({ reference })
  await sandbox.control.fault({ endpoint: 'refund', kind: 'drop', count: 1 })
  const asked = { reference, amountKobo: kobo(100_000), ourId: 'refund-of-order-1' }
  await expect(paystack.refund(asked)).rejects.toThrow(ProviderUnreachable)

  const [found, ...more] = await paystack.listRefunds(await paid(reference))

  expect(more).toEqual([])
  expect(found).toMatchObject({ ourId: 'refund-of-order-1', amountKobo: 100_000 })
  const rest = await paystack.refund({ ...asked, amountKobo: kobo(400_000), ourId: 'refund-of-order-2' })
  expect(rest).toMatchObject({ ourId: 'refund-of-order-2', status: 'pending' })
  await expect(paystack.refund({ ...asked, amountKobo: kobo(1) })).rejects.toThrow(ProviderRefused)
})

test('PAY-03 a provider that is not running is unreachable, too', async () => {
  await sandbox.stop()

  await expect(paystack.verify('ahia-test-gone')).rejects.toThrow(ProviderUnreachable)
  sandbox = await startPaymentSandbox()
})

test('T14 customers are sent only to the provider’s own page or the configured one', async () => {
  const open = (page: string) => {
    const data = { authorization_url: page, access_code: 'a', reference: 'ahia-test-page' }
    const baseUrl = repeat(JSON.stringify({ status: true, message: 'ok', data }))
    return createPaystack({ baseUrl, secretKey: 'sk_test_x' }).initialize(ask('ahia-test-page'))
  }

  const ours = 'https://checkout.paystack.com/a1'
  expect(await open(ours)).toEqual({ authorizationUrl: ours })
  for (const page of [
    'https://checkout.paystack.com.evil.example/a1',
    'https://evil.example/checkout.paystack.com',
    'https://checkout.paystack.com@evil.example/',
    'http://checkout.paystack.com/a1',
    'https://checkout.paystack.com:8443/a1',
  ]) {
    await expect(open(page)).rejects.toBeInstanceOf(ProviderUnreachable)
  }
})
