import { readFile } from 'node:fs/promises'
import { listOrders } from '@ahia/contracts/orders'
import { pngFile } from '@ahia/testing/png-file'
import type { Page } from '@playwright/test'
import { toast } from '../support/cart-page.ts'
import { callAs } from '../support/customer.ts'
import { pathOfProduct } from '../support/open-product.ts'
import {
  atOrders,
  badgeOf,
  cardOf,
  cards,
  deliver,
  LOTION,
  lookAgain,
  OKPA,
  partOf,
  placeOrders,
} from '../support/order-steps.ts'
import { openPaidOrders, payByCard } from '../support/pay-page.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** A refund is sent in the background. */
const REFUND_SEEN_WITHIN_MS = 30_000
const WORDS = 'Thick, and it lasts through harmattan.'
/** The product page may come from a cache for 15 s, and a busy machine takes longer. */
const REVIEW_SHOWN_WITHIN_MS = 60_000
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

// The provider returns customers to the market's public URL, which uses localhost.
test.use({ baseURL: ({ market }, use) => use(market.origin.replace('127.0.0.1', 'localhost')) })

test('CHK-06, ORD-01, ORD-02, ORD-05, ORD-06, PDP-14 orders fit a phone and are paid after Back; one has a PDF receipt and is cancelled, the other is reviewed', async ({
  page,
  market,
}) => {
  const { user } = await atOrders({ page, market }, 'unpaid', OKPA)
  const order = cardOf(page, OKPA)

  await test.step('a newer checkout replaces the order, and the page shows it on focus', async () => {
    await placeOrders({ page, market }, user, LOTION) // includes the okpa, which is still in the cart
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(cards(page)).toHaveCount(2)
    for (const name of [OKPA, LOTION]) await expect(badgeOf(page, name)).toHaveText('PENDING')
  })

  await test.step('an order fits a phone, with its delivery details open', () => expectToFitPhone(page))

  await test.step('Pay now leads to the payment page, also after Back, and pays both', async () => {
    const pay = order.getByRole('button', { name: 'Pay now' })
    await pay.click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.goBack()
    await takenOver(page)
    await expect(pay).not.toHaveAttribute('aria-busy')
    await pay.click()
    await payByCard(page)
    await openPaidOrders(page)
    for (const name of [OKPA, LOTION]) await expect(badgeOf(page, name)).toHaveText('PAID')
  })

  await test.step('downloads the receipt', async () => {
    const downloaded = page.waitForEvent('download')
    await order.getByRole('button', { name: 'Download receipt' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('one is cancelled after a question, and the paid amount is refunded', () =>
    cancelOkpa(page))

  await test.step('the other one is reviewed once it was delivered', async () => {
    const { orders } = await callAs(market, user.token)(listOrders, {})
    await deliver(market, user, orders.find(({ status }) => status === 'PAID')?._id ?? '')
    await expect.poll(() => lookAgain(page, LOTION)).toContain('DELIVERED')
    await review(page)
  })
})

async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  const delivery = partOf(cardOf(page, LOTION), 'Delivery')
  await expect(delivery.getByText('Blue gate')).toBeHidden()
  await delivery.getByRole('button', { name: 'Show delivery' }).click()
  for (const text of [
    'Drop Off',
    'Region: Enugu',
    '12 Zik Avenue, Enugu, Enugu',
    'For Chidi Obi',
    'Blue gate',
  ])
    await expect(delivery.getByText(text)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  await page.setViewportSize(WIDE)
}

/** First keeps it with Escape. */
async function cancelOkpa(page: Page): Promise<void> {
  const order = cardOf(page, OKPA)
  const cancel = order.getByRole('button', { name: 'Cancel order' })
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  await cancel.click()
  await expect(dialog).toContainText('the way you paid')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await expect(badgeOf(page, OKPA)).toHaveText('PAID')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(badgeOf(page, OKPA)).toHaveText('CANCELLED')
  await expect(order.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(cancel).toBeHidden()
  await expect
    .poll(() => lookAgain(page, OKPA), { timeout: REFUND_SEEN_WITHIN_MS })
    .toMatch(/₦[\d,]+ (is on its way back|has been refunded) to you/)
}

async function review(page: Page): Promise<void> {
  const button = cardOf(page, LOTION).getByRole('button', { name: `Review ${LOTION}` })
  const dialog = page.getByRole('dialog', { name: `Review ${LOTION}` })
  await button.click()
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose one to five stars' })).toBeVisible()
  await dialog.getByRole('radio', { name: '3 stars, Good' }).check()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked()
  await dialog.getByLabel(/^What should others know/).fill(WORDS)
  await dialog.getByLabel('Add photos').setInputFiles({
    name: 'lotion.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pngFile({ width: 60, height: 80 })),
  })
  await expect(dialog.getByAltText('1 of 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send review' }).click()

  await expect(toast(page, /^Thank you/)).toBeVisible()
  await expect(button).toBeHidden()
  await expect(cardOf(page, LOTION).getByRole('heading', { level: 2 })).toBeFocused()
  const path = await pathOfProduct(page, LOTION)
  const html = async () => (await page.request.get(path)).text()
  await expect.poll(html, { timeout: REVIEW_SHOWN_WITHIN_MS }).toContain(WORDS)
  expect(await html()).toMatch(/Photo 1 of 1 by [^<]+, enlarge/) // WIN-38
}
