import type { Locator, Page } from '@playwright/test'
import { holdScripts } from '../support/before-scripts.ts'
import { HONEY } from '../support/cart-steps.ts'
import { openUntouched } from '../support/late-parts.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

// TOUCH-01: nobody has touched these pages before, and a finger does not move like a mouse.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const letArrive = await holdScripts(page)
  await page.goto(path)
  return letArrive
}

const chat = (page: Page) => page.getByRole('dialog', { name: /assistant/i })
const chatButton = (page: Page) => page.getByLabel(/^Ask the .* assistant$/)
/** Whether nothing of one lies on the other. */
async function isApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y)
}
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const tapBesides = (page: Page) => page.touchscreen.tap(180, 700)

test('TOUCH-01, PDP-04, PDP-09 an option and Add to Cart can be tapped before the scripts are here', async ({
  page,
}) => {
  const letArrive = await openBeforeScripts(page, await pathOfProduct(page, HONEY))
  await page.getByRole('radio', { name: /^500 ml/ }).tap()
  await page.getByRole('button', { name: 'Add to Cart' }).first().tap()
  letArrive()

  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).tap()
  await expect(page.getByRole('main')).toContainText('500 ml')
  await expect.poll(() => isApart(chatButton(page), page.getByRole('region', { name: 'Summary' }))).toBe(true)
})

test('TOUCH-01, LIST-06 an order of the list can be chosen before the scripts are here', async ({ page }) => {
  const letArrive = await openBeforeScripts(page, '/products?category=FOOD')
  const first = page.locator('main article').first()
  const newest = await first.innerText()
  await page.getByRole('combobox', { name: /Sort/ }).selectOption({ label: 'Price: Low to High' })
  letArrive()

  await expect(page).toHaveURL(/sort=price-low/)
  await expect(first).not.toHaveText(newest, { useInnerText: true })
})

test('TOUCH-01, SHELL-09, SHELL-10, CHAT-01 the first tap opens the menus and the chat, and they close as ever', async ({
  page,
}) => {
  await test.step('All Categories closes on a tap outside', async () => {
    await openUntouched(page, '/')
    await page.getByText('All Categories').filter({ visible: true }).tap()
    await expect(categories(page)).toBeVisible()
    await tapBesides(page)
    await expect(categories(page)).toBeHidden()
  })

  await test.step('All Categories closes on scrolling', async () => {
    await openUntouched(page, '/')
    await page.getByText('All Categories').filter({ visible: true }).tap()
    await expect(categories(page)).toBeVisible()
    await page.evaluate(() => scrollBy(0, 200))
    await expect(categories(page)).toBeHidden()
  })

  await test.step('the menu closes on a tap outside', async () => {
    await openUntouched(page, '/about')
    await page.getByLabel('Menu').tap()
    await expect(page.getByRole('link', { name: 'ABOUT US' })).toBeVisible()
    await tapBesides(page)
    await expect(page.getByRole('link', { name: 'ABOUT US' })).toBeHidden()
  })

  await test.step('the chat opens', async () => {
    await openUntouched(page, '/about')
    await chatButton(page).tap()
    await expect(chat(page)).toBeVisible()
  })

  await test.step('the chat opens although its first tap came before any script', async () => {
    const letArrive = await openBeforeScripts(page, '/about')
    await chatButton(page).tap()
    letArrive()
    await expect(chat(page)).toBeVisible()
  })
})
