import { login } from '@ahia/contracts/accounts'
import { verifyPayment } from '@ahia/contracts/payments'
import { waitFor } from '@ahia/testing/dom/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../test/dom/carts.ts'
import { ADA } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { orderId } from '../../test/dom/orders.ts'

const REFERENCE = 'AHIA-4711-abc'
const PATH = `/payment/return?reference=${REFERENCE}`
const TITLES = {
  paid: 'Payment Successful',
  again: 'Payment Already Verified',
  failed: 'Payment Verification Failed',
  pending: 'Your bank is still confirming',
  lost: 'No connection',
}

const captured = (facts: { isSentBack?: boolean } = {}) =>
  answer(verifyPayment, {
    paymentStatus: { status: 'success', amount: 430_000, channel: 'bank_transfer', reference: REFERENCE },
    orders: [
      { _id: orderId(1), status: 'PAID' },
      { _id: orderId(2), status: 'PAID' },
    ],
    isSentBack: false,
    ...facts,
  })

const pendingFor = (seconds: number) => () =>
  Response.json(
    { success: false, code: 'PAYMENT_PENDING', message: 'Not yet' },
    { status: 503, headers: { 'retry-after': String(seconds) } },
  )

type Opening = Parameters<typeof openInDom>[1] & { path?: string }

/** The page that a signed-in customer comes back to, with what the server says about the payment. */
function returnFrom({ path = PATH, serve, ...opening }: Opening): Promise<DomPage> {
  return openInDom(path, {
    user: ADA,
    ...opening,
    serve: (api) => {
      serverCart().serve(api)
      serve?.(api)
    },
  })
}

const asked = ({ api }: DomPage) => api.sent(verifyPayment).length

test('PAY-01, WIN-23 a successful payment shows amount, channel, reference and a way to its orders, and clears the checkout', async () => {
  const page = await returnFrom({
    path: `/payment/return?trxref=${REFERENCE}`,
    stored: { checkoutItems: ['some line'] },
    serve: (api) => api.give(captured()),
  })

  await expect.poll(() => page.title.content).toBe(TITLES.paid)
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(page.api.sent(verifyPayment)).toEqual([{ ref: REFERENCE }])
  for (const words of ['Amount₦4,300', 'Paid withbank transfer', `Reference${REFERENCE}`])
    expect(page.main.content).toContain(words)
  for (const number of ['00000001', '00000002'])
    expect(page.main.role('link', number).attribute('href')).toBe(`/orders#order-${number}`)
  expect(page.main.role('link', 'View orders').attribute('href')).toBe('/orders#order-00000001')
  expect(page.main.role('link', 'Back to Home').attribute('href')).toBe('/')
  expect(page.main.role('link', 'Continue Shopping').attribute('href')).toBe('/products')
  expect(localStorage.getItem('checkoutItems')).toBeNull()
})

test('PAY-01, PAY-02 a payment verified before says so, with its details', async () => {
  const { json } = captured()
  const page = await returnFrom({
    serve: (api) =>
      api.reply(verifyPayment, () => Response.json({ ...json, message: 'Payment already verified' })),
  })

  await expect.poll(() => page.title.content).toBe(TITLES.again)
  expect(page.main.content).toContain('Amount₦4,300')
})

test('PAY-01, WIN-89 a payment return without a reference shows Invalid Payment Reference, and leads to the orders', async () => {
  const page = await returnFrom({ path: '/payment/return' })

  await expect.poll(() => page.title.content).toBe('Invalid Payment Reference')
  expect(page.main.role('link', 'Go to Order History').attribute('href')).toBe('/orders')
  expect(page.main.role('link', 'Back to Cart').attribute('href')).toBe('/cart')
})

test.each([
  { status: 402, code: 'PAYMENT_FAILED', message: 'The card was declined' },
  { status: 404, code: 'PAYMENT_NOT_FOUND', message: 'There is no such payment' },
  { status: 422, code: 'INVALID_INPUT', message: 'ref: must be a payment reference' },
] as const)('PAY-02 $code shows a failure, never success, and Try Again asks again', async (failure) => {
  const page = await returnFrom({
    stored: { checkoutItems: ['some line'] },
    serve: (api) => api.give(fail(verifyPayment, failure)),
  })

  await expect.poll(() => page.title.content).toBe(TITLES.failed)
  expect(page.main.content).toContain(
    "We couldn't verify your payment. Please contact support if you believe this is an error.",
  )
  expect(page.main.content).not.toContain('must be')
  expect(page.main.role('link', 'Back to Home').attribute('href')).toBe('/')
  expect(page.main.role('link', 'Go to Order History').attribute('href')).toBe('/orders')
  expect(localStorage.getItem('checkoutItems')).not.toBeNull()

  page.api.give(captured())
  await page.main.role('button', 'Try Again').click()
  await expect.poll(() => page.title.content).toBe(TITLES.paid)
})

test('PAY-01 a payment is verified once automatically, and Try Again retries after a server error', async () => {
  const page = await returnFrom({
    isClockStopped: true,
    serve: (api) => api.reply(verifyPayment, () => new Response('<html>Bad gateway</html>', { status: 502 })),
  })
  await expect.poll(() => page.title.content).toBe(TITLES.failed)
  await page.advance(120_000)
  expect(asked(page)).toBe(1)

  page.api.give(captured())
  await page.main.role('button', 'Try Again').click()
  await expect.poll(() => page.title.content).toBe(TITLES.paid)
  expect(asked(page)).toBe(2)
})

test('PAY-02 while the bank confirms, the page asks again when the server says', async () => {
  const page = await returnFrom({
    isClockStopped: true,
    serve: (api) => api.reply(verifyPayment, pendingFor(10)),
  })
  await waitFor(() => page.title.content === TITLES.pending) // `expect.poll` would let time pass
  expect(page.main.content).toContain("You don't need to pay again.")
  expect(page.main.role('link', 'Go to Order History').attribute('href')).toBe('/orders')

  page.api.give(captured())
  await page.advance(9_999)
  expect(asked(page)).toBe(1)
  await page.advance(1)
  await expect.poll(() => page.title.content).toBe(TITLES.paid)
})

test('PAY-01 a lost network is not a failure: the page shows No connection and keeps retrying', async () => {
  const page = await returnFrom({ isClockStopped: true, serve: (api) => api.lose(verifyPayment) })
  await expect.poll(() => page.title.content).toBe(TITLES.lost)
  expect(page.main.content).toContain("You don't need to pay again")
  const before = asked(page)
  await page.advance(5_000)
  await expect.poll(() => asked(page)).toBeGreaterThan(before)
  await expect.poll(() => page.title.content).toBe(TITLES.lost)

  page.api.give(captured())
  const beforeOnline = asked(page)
  dispatchEvent(new Event('online'))
  await waitFor(() => asked(page) > beforeOnline) // `expect.poll` would let time pass
  expect(asked(page)).toBe(beforeOnline + 1)
  await expect.poll(() => page.title.content).toBe(TITLES.paid)
})

test('PAY-02 an error that says the payment was already processed shows Payment Already Verified', async () => {
  const page = await returnFrom({
    stored: { checkoutItems: ['some line'] },
    serve: (api) => api.give(fail(verifyPayment, { status: 500, message: 'It is already processed.' })),
  })

  await expect.poll(() => page.title.content).toBe(TITLES.again)
  expect(page.main.content).toContain(REFERENCE)
  expect(localStorage.getItem('checkoutItems')).toBeNull()
})

test('PAY-04 money for an order that was cancelled is refunded, and the page says so', async () => {
  const page = await returnFrom({ serve: (api) => api.give(captured({ isSentBack: true })) })

  await expect.poll(() => page.title.content).toBe('Your money is on its way back')
  expect(page.main.content).toContain('Amount₦4,300')
  expect(page.main.content).toContain("We're refunding the full amount the way you paid.")
})

test('PAY-01 a customer not signed in on this device signs in and returns to the same payment', async () => {
  const page = await openInDom(PATH, {
    serve: (api) => {
      serverCart().serve(api)
      api.give(captured(), answer(login, { user: ADA }))
    },
  })
  await expect.poll(() => page.path()).toBe(`/auth?next=${encodeURIComponent(PATH)}`)
  expect(asked(page)).toBe(0)

  await page.main.label(/^Email/).fill(ADA.email)
  await page.main.label(/^Password/).fill('correct-horse-battery')
  await page.main.role('button', 'Login').click()
  await expect.poll(() => page.path()).toBe(PATH)
  await expect.poll(() => page.title.content).toBe(TITLES.paid)
})
