import type { Page } from '@playwright/test'
import { HONEY } from './support/cart-steps.ts'
import { openProduct } from './support/open-product.ts'
import { expect, expectAccessible, takenOver, test } from './support/test.ts'

const WORDS = /^about ₦[\d,]+, \d+( [A-Z][a-z]{2} )?–( )?\d+ [A-Z][a-z]{2}$/
const state = (page: Page) => page.getByRole('main').getByLabel('Deliver to')
const words = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: WORDS })

for (const width of [360, 1280])
  test(`＋ at ${width} px the page says what delivery to a state costs and when it comes, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    let goOn = () => {}
    const measured = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/assets/delivery-line-*', async (route) => {
      await measured
      await route.continue()
    })
    await openProduct(page, HONEY)
    const below = page.getByRole('main').getByRole('button', { name: `Increase quantity of ${HONEY}` })
    const before = await below.boundingBox()
    goOn()

    await expect(words(page)).toBeVisible()
    await expect(state(page)).toHaveValue('LAGOS')
    expect(await below.boundingBox()).toEqual(before)
    const far = await words(page).textContent()
    await state(page).selectOption('ENUGU')
    await expect(words(page)).not.toHaveText(far ?? '')
    expect(await below.boundingBox()).toEqual(before)
    await expectAccessible(page)

    await page.reload()
    await takenOver(page)
    await expect(state(page)).toHaveValue('ENUGU')
  })

test.describe('without an answer', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('＋ a product page does without the estimate, quietly', async ({ page }) => {
    await page.route('**/delivery/estimate**', (route) => route.abort())

    await openProduct(page, HONEY)

    await expect(state(page)).toBeVisible()
    await expect(words(page)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
