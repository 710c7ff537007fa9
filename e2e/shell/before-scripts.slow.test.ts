import type { Page } from '@playwright/test'
import { holdScripts } from '../support/before-scripts.ts'
import { fillGuestCart } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const chatButton = (page: Page) => page.getByLabel(/^Ask the .* assistant$/)

test('WIN-68 before the scripts are here the chat’s button hides while a menu of the header is open', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/about')
  await expect(chatButton(page)).toBeVisible()
  for (const opener of [
    page.getByText('All Categories').filter({ visible: true }),
    page.getByLabel('Menu'),
  ]) {
    await opener.tap()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(chatButton(page)).toBeHidden()

    await opener.tap()
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(chatButton(page)).toBeVisible()
  }
})

for (const { path, title, loading } of [
  { path: '/cart', title: 'Your cart is empty', loading: 'Loading cart' },
  { path: '/wishlist', title: 'Your wishlist is empty', loading: 'Loading products' },
]) {
  test(`WIN-70 before the scripts are here ${path} says that it is empty, but not to somebody who may have items`, async ({
    page,
    context,
  }) => {
    const empty = page.getByRole('heading', { name: title })
    const unknown = page.getByRole('status').filter({ hasText: loading })
    const letArrive = await holdScripts(page)
    await page.goto(path)
    await expect(empty).toBeVisible()
    await expect(unknown).toBeHidden()
    const asked = page.locator('head link[rel=preload][as=fetch]')
    expect(await asked.count(), 'its scripts are asked for with the style sheet').toBeGreaterThan(3)

    letArrive()
    await expect(page.locator('html[data-kept]')).toHaveCount(0)
    await expect(empty).toBeVisible()

    const next = await context.newPage()
    await fillGuestCart(next, { name: HONEY })
    await next.goto('/about')
    await next.evaluate(() => localStorage.setItem('ahia-wishlist', '[]'))
    await holdScripts(next)
    await next.goto(path)
    await expect(next.getByRole('status').filter({ hasText: loading })).toBeVisible()
    await expect(next.getByRole('heading', { name: title })).toBeHidden()
  })
}
