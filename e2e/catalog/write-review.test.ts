import { toast } from '../support/cart-page.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { atOrders, cardOf, LOTION } from '../support/order-steps.ts'
import { expect, test } from '../support/test.ts'

const WORDS = 'Thick, and it lasts through harmattan.'
/** The product page may come from a cache for 15 s, and a busy machine takes longer. */
const SHOWN_WITHIN_MS = 60_000

test('PDP-14 a customer who received a product reviews it once, and the product page shows the review', async ({
  page,
  market,
}) => {
  await atOrders({ page, market }, 'delivered', LOTION)
  const review = cardOf(page, LOTION).getByRole('button', { name: `Review ${LOTION}` })
  const dialog = page.getByRole('dialog', { name: `Review ${LOTION}` })

  await review.click()
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose one to five stars' })).toBeVisible()
  await dialog.getByRole('radio', { name: '3 stars, Good' }).check()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked()
  await dialog.getByLabel(/^What should others know/).fill(WORDS)
  await dialog.getByRole('button', { name: 'Send review' }).click()

  await expect(toast(page, /^Thank you/)).toBeVisible()
  await expect(review).toBeHidden()
  await expect(cardOf(page, LOTION).getByRole('heading', { level: 2 })).toBeFocused()
  const path = await pathOfProduct(page, LOTION)
  const html = async () => (await page.request.get(path)).text()
  await expect.poll(html, { timeout: SHOWN_WITHIN_MS }).toContain(WORDS)
  await page.goto(path)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews).toContainText(WORDS)
  await expect(reviews).toContainText('4 out of 5')
})
