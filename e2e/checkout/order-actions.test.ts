import { readFile } from 'node:fs/promises'
import { cancelOrder } from '@ahia/contracts/orders'
import { inDatabase } from '@ahia/testing/in-database'
import { toast } from '../support/cart-page.ts'
import { itemsOf } from '../support/cart-steps.ts'
import { callAs } from '../support/customer.ts'
import { atOrders, badgeOf, cardOf, cards, LOTION, lookAgain, OKPA, partOf } from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

/** A refund is sent in the background. */
const REFUND_SEEN_WITHIN_MS = 15_000

// The browser logs failed requests to the console.
test.use({ toleratedErrors: /status of 409/ })

test('ORD-06 an unpaid order is paid together with its checkout, and Pay now works again after Back', async ({
  page,
  market,
}) => {
  const { ids } = await atOrders({ page, market }, 'unpaid', LOTION, OKPA)
  const sent = page.waitForRequest('**/orders/pay')
  const pay = cardOf(page, OKPA).getByRole('button', { name: 'Pay now' })

  await pay.click()
  const { orderIds } = (await sent).postDataJSON()
  expect(orderIds.toSorted()).toEqual(ids.toSorted())
  await page.waitForURL((url) => url.origin !== market.origin)

  await page.goBack()
  await takenOver(page)
  await expect(pay).not.toHaveAttribute('aria-busy')
  await pay.click()
  await page.waitForURL((url) => url.origin !== market.origin)
})

test('ORD-06 cancelling asks for confirmation, and the paid amount is refunded', async ({ page, market }) => {
  await atOrders({ page, market }, 'paid', OKPA)
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  const cancel = cardOf(page, OKPA).getByRole('button', { name: 'Cancel order' })
  await expect(badgeOf(page, OKPA)).toHaveText('PAID')

  await cancel.click()
  await expect(dialog).toContainText('the way you paid')
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(cancel).toBeFocused()
  await expect(badgeOf(page, OKPA)).toHaveText('PAID')

  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(badgeOf(page, OKPA)).toHaveText('CANCELLED')
  await expect(cardOf(page, OKPA).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(cancel).toBeHidden()
  await expect(cardOf(page, OKPA)).toContainText(/Cancelled.*by you/)
  await expect
    .poll(() => lookAgain(page, OKPA), { timeout: REFUND_SEEN_WITHIN_MS })
    .toMatch(/₦[\d,]+ (is on its way back|has been refunded) to you/)
})

test('ORD-06 paying an order cancelled in another tab shows an error, and its status is updated', async ({
  page,
  market,
}) => {
  const { user, ids } = await atOrders({ page, market }, 'unpaid', OKPA)
  const [id = ''] = ids
  await callAs(market, user.token)(cancelOrder, { id })

  await cardOf(page, OKPA).getByRole('button', { name: 'Pay now' }).click()

  await expect(cardOf(page, OKPA).getByRole('alert')).toBeVisible()
  await expect(badgeOf(page, OKPA)).toHaveText('CANCELLED')
  await expect(cardOf(page, OKPA).getByRole('button', { name: 'Pay now' })).toBeHidden()
})

test('ORD-05, ORD-06 a customer confirms a delivery and then reports a problem', async ({ page, market }) => {
  await atOrders({ page, market }, 'shipped', LOTION)
  const card = cardOf(page, LOTION)
  await expect(badgeOf(page, LOTION)).toHaveText('SHIPPED')
  await expect(partOf(card, 'Delivery')).toContainText(/arrives \d/)
  await expect(card.getByRole('button', { name: 'Cancel order' })).toBeHidden()

  await card.getByRole('button', { name: 'Confirm delivery' }).click()
  await expect(badgeOf(page, LOTION)).toHaveText('DELIVERED')
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(card.getByRole('button', { name: 'Return' })).toBeVisible()

  await card.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report a problem/ })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByLabel("What's wrong?")).toHaveAccessibleDescription('Tell us in a few words')
  await dialog.getByLabel("What's wrong?").fill('The bottle came open')
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Report a problem' }).click()
  await expect(dialog.getByLabel("What's wrong?"), 'the text is kept').toHaveValue('The bottle came open')
  await dialog.getByRole('button', { name: 'Send report' }).click()

  await expect(badgeOf(page, LOTION)).toHaveText('DISPUTED')
  await expect(card.getByRole('list', { name: 'Timeline' })).toContainText('The bottle came open')
})

test('ORD-06 an order can be returned only if its shop accepts returns', async ({ page, market }) => {
  await atOrders({ page, market }, 'delivered', LOTION, OKPA)
  await expect(cardOf(page, OKPA).getByRole('button', { name: 'Report a problem' })).toBeVisible()
  await expect(cardOf(page, OKPA).getByRole('button', { name: 'Return' })).toBeHidden()

  await cardOf(page, LOTION).getByRole('button', { name: 'Return' }).click()
  const dialog = page.getByRole('dialog', { name: /^Return order/ })
  await dialog.getByLabel('Why are you returning it?').fill('Not my scent')
  await dialog.getByRole('button', { name: 'Request a return' }).click()

  await expect(badgeOf(page, LOTION)).toHaveText('DISPUTED')
})

test('ORD-06 Buy again adds items still available to the cart and names the others', async ({
  page,
  market,
}) => {
  const { user } = await atOrders({ page, market }, 'paid', LOTION, OKPA)
  const again = (name: string) => cardOf(page, name).getByRole('button', { name: 'Buy again' })
  expect(await itemsOf(market, user)).toEqual([])

  await again(LOTION).click()
  await expect(toast(page, 'Item added to cart successfully!')).toBeVisible()
  expect(await itemsOf(market, user)).toEqual([[LOTION, 1]])

  await setStockOfOkpa(0)
  try {
    await again(OKPA).click()
    await expect(cardOf(page, OKPA).getByText('Not added to your cart')).toBeVisible()
    await expect(cardOf(page, OKPA)).toContainText(new RegExp(`${OKPA}: .+`))
  } finally {
    await setStockOfOkpa(100)
  }
  expect(await itemsOf(market, user)).toEqual([[LOTION, 1]])

  function setStockOfOkpa(stock: number) {
    return inDatabase(market.databaseUrl, 'update products set stock = $1 where name = $2', [stock, OKPA])
  }
})

test('ORD-06 the receipt of a paid order is a PDF', async ({ page, market }) => {
  await atOrders({ page, market }, 'paid', OKPA)
  const downloaded = page.waitForEvent('download')

  await cards(page).getByRole('button', { name: 'Download receipt' }).click()

  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
