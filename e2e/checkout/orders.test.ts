import { readFile } from 'node:fs/promises'
import { toast } from '../support/cart-page.ts'
import { itemsOf } from '../support/cart-steps.ts'
import {
  atOrders,
  badgeOf,
  cardOf,
  cards,
  LOTION,
  lookAgain,
  OKPA,
  partOf,
  placeOrders,
} from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** A refund is sent in the background. */
const REFUND_SEEN_WITHIN_MS = 30_000
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

test('CHK-06, ORD-01, ORD-02, ORD-06 a replaced order is not listed, the others fit a phone, and Pay now works again after Back', async ({
  page,
  market,
}) => {
  const { user } = await atOrders({ page, market }, 'unpaid', OKPA)

  await test.step('a newer checkout replaces the order, and the page shows it on focus', async () => {
    await placeOrders({ page, market }, user, LOTION) // includes the okpa, which is still in the cart
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(cards(page)).toHaveCount(2)
    for (const name of [OKPA, LOTION]) await expect(badgeOf(page, name)).toHaveText('PENDING')
  })

  await test.step('an order fits a phone, with its delivery details open', async () => {
    await page.setViewportSize(PHONE)
    const delivery = partOf(cardOf(page, LOTION), 'Delivery')
    await expect(delivery.getByText('Blue gate')).toBeHidden()
    await delivery.getByText('Delivery', { exact: true }).click()
    for (const text of ['Drop Off', '12 Zik Avenue, Enugu', 'For Chidi Obi', 'Blue gate'])
      await expect(delivery.getByText(text)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await page.setViewportSize(WIDE)
  })

  await test.step('Pay now leads to the payment page, also after Back', async () => {
    const pay = cardOf(page, OKPA).getByRole('button', { name: 'Pay now' })
    await pay.click()
    await page.waitForURL((url) => url.origin !== market.origin)
    await page.goBack()
    await takenOver(page)
    await expect(pay).not.toHaveAttribute('aria-busy')
    await pay.click()
    await page.waitForURL((url) => url.origin !== market.origin)
  })
})

test('ORD-05, ORD-06 a paid order has a PDF receipt, is bought again, and is cancelled after a question', async ({
  page,
  market,
}) => {
  const { user } = await atOrders({ page, market }, 'paid', OKPA)
  const order = cardOf(page, OKPA)
  const cancel = order.getByRole('button', { name: 'Cancel order' })
  await expect(badgeOf(page, OKPA)).toHaveText('PAID')

  await test.step('downloads the receipt', async () => {
    const downloaded = page.waitForEvent('download')
    await order.getByRole('button', { name: 'Download receipt' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('buys the same again', async () => {
    expect(await itemsOf(market, user)).toEqual([])
    await order.getByRole('button', { name: 'Buy again' }).click()
    await expect(toast(page, 'Item added to cart successfully!')).toBeVisible()
    expect(await itemsOf(market, user)).toEqual([[OKPA, 1]])
  })

  await test.step('keeps the order with Escape, and the focus returns to the button', async () => {
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
    await cancel.click()
    await expect(dialog).toContainText('the way you paid')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cancel).toBeFocused()
    await expect(badgeOf(page, OKPA)).toHaveText('PAID')
  })

  await test.step('cancels it, and the paid amount is refunded', async () => {
    await cancel.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(badgeOf(page, OKPA)).toHaveText('CANCELLED')
    await expect(order.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(cancel).toBeHidden()
    await expect
      .poll(() => lookAgain(page, OKPA), { timeout: REFUND_SEEN_WITHIN_MS })
      .toMatch(/₦[\d,]+ (is on its way back|has been refunded) to you/)
  })
})
