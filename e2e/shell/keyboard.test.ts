import type { Locator, Page } from '@playwright/test'
import { ONUGBU } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const MOST_STEPS = 120

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('PDP-09 a shopper gets from the home page to a product in the cart with the keyboard alone', async ({
  page,
}) => {
  test.slow() // many key presses: every focusable element of three pages
  await page.goto('/')
  await takenOver(page)

  await tabTo(page, page.getByRole('banner').getByRole('combobox').first())
  await page.keyboard.type('onugbu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?search=onugbu/)

  const card = page.getByRole('main').getByRole('link', { name: ONUGBU })
  await expect(card).toBeVisible()
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: ONUGBU })).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: 'Regular, 1 wrap' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Large, 2 wraps' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: `Increase quantity of ${ONUGBU}` }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})
