import http from 'node:http'
import { type PaymentSandbox, startPaymentSandbox } from '@ahia/testing/payment-sandbox'
import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'

type Shop = { origin: string; events: string[] }

/** A minimal shop instead of the market: it shows a return page and stores the sandbox's webhook events. */
const test = base.extend<
  { begin: (reference: string) => Promise<void> },
  { shop: Shop; sandbox: PaymentSandbox }
>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const events: string[] = []
      const server = http.createServer((request, response) => {
        request.on('data', (chunk: Buffer) => events.push(chunk.toString()))
        request.on('end', () => {
          response.setHeader('content-type', 'text/html')
          response.end('<title>Shop</title><link rel="icon" href="data:,"><h1>Back at the shop</h1>')
        })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : null
      await use({ origin: `http://127.0.0.1:${port}`, events })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ shop }, use) => {
      const sandbox = await startPaymentSandbox({ webhookUrl: `${shop.origin}/webhook` })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  /** Opens the payment page for ₦5,000. */
  begin: async ({ page, shop, sandbox }, use) => {
    await use(async (reference) => {
      const response = await fetch(`${sandbox.url}/transaction/initialize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          reference,
          email: 'ada@ahia.example',
          amount: 500_000,
          callback_url: `${shop.origin}/payment/callback?from=sandbox`,
        }),
      })
      const { data } = await response.json()
      await page.goto(data.authorization_url)
    })
  },
})

const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₦5,000' }).click()
const choose = (page: Page, card: RegExp) => page.getByRole('link', { name: card }).click()

async function expectBackAtShop(page: Page, reference: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Back at the shop' })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ from: 'sandbox', reference, trxref: reference })
}

async function capturedOf(sandbox: PaymentSandbox, reference: string): Promise<number> {
  const captured = await sandbox.control.captured()
  return captured.filter((one) => one.reference === reference).reduce((sum, { kobo }) => sum + kobo, 0)
}

const WIDE = 1280
const PHONE = 360

test('PAY-03 nothing is charged by declined cards and Cancel, another card pays once, and a transfer is waited for, on pages that meet WCAG 2.2 AA', async ({
  page,
  begin,
  shop,
  sandbox,
}) => {
  const reference = 'journey-card'
  const complaints = watchConsole(page)
  await begin(reference)
  const payAddress = page.url()

  await test.step('declined cards charge nothing', async () => {
    await expect(page.getByText('no money moves')).toBeVisible()
    await expect(page.getByText('ada@ahia.example')).toBeVisible()
    await choose(page, /^Has too little money/)
    await pay(page)
    await expect(page.getByRole('alert')).toContainText('Insufficient Funds')
    await expectGoodLooks(page, PHONE)
    await page.goto(payAddress)
    await choose(page, /^Is declined/)
    await pay(page)
    await expect(page.getByRole('alert')).toContainText('The card was not charged: Declined')
    expect(await capturedOf(sandbox, reference)).toBe(0)
  })

  await test.step('another card pays, and the customer returns to the shop', async () => {
    await page.goBack()
    await expect(page.getByRole('alert')).toBeHidden()
    await page.getByLabel('Card number').fill('4084084084084081')
    await page.getByLabel('Expires').fill('01/29')
    await page.getByLabel('CVV').fill('408')
    await pay(page)
    await expectBackAtShop(page, reference)
    expect(await capturedOf(sandbox, reference)).toBe(500_000)
    await expect.poll(() => shop.events.filter((event) => event.includes(reference)).length).toBe(1)
  })

  await test.step('the page cannot be paid again', async () => {
    await page.goto(payAddress)
    await expect(page.getByRole('status')).toHaveText('This payment is complete. Nothing was charged again.')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expectGoodLooks(page, WIDE)
    await page.getByRole('link', { name: 'Back to Ahia' }).click()
    await expectBackAtShop(page, reference)
  })

  await test.step('Cancel leads back to the shop', async () => {
    await begin('journey-cancel')
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expectBackAtShop(page, 'journey-cancel')
    expect(await capturedOf(sandbox, 'journey-cancel')).toBe(0)
  })

  await test.step('until a bank transfer arrives, the page waits', () => payByTransfer(page, begin, sandbox))
  expect(complaints).toEqual([])
})

async function payByTransfer(
  page: Page,
  begin: (reference: string) => Promise<void>,
  sandbox: PaymentSandbox,
): Promise<void> {
  const reference = 'journey-transfer'
  await sandbox.control.pace({ confirmMs: 600_000 })
  await begin(reference)
  await page.getByRole('link', { name: 'USSD' }).click()
  await expect(page.getByText(/^\*\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Bank transfer' }).click()
  await expectGoodLooks(page, PHONE)
  await page.getByRole('button', { name: "I've sent the money" }).click()
  await expect(page.getByRole('status')).toHaveText('Waiting for your payment to arrive…')
  await expectGoodLooks(page, PHONE)
  expect(await capturedOf(sandbox, reference)).toBe(0)
  await sandbox.control.pay({ reference, channel: 'bank_transfer' })
  await expectBackAtShop(page, reference)
  expect(await capturedOf(sandbox, reference)).toBe(500_000)
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function expectGoodLooks(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
