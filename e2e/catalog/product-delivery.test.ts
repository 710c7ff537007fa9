import type { Page } from '@playwright/test'
import { HONEY } from '../support/cart-steps.ts'
import { openProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const WORDS = /^about ₦[\d,]+, \d+( [A-Z][a-z]{2} )?–( )?\d+ [A-Z][a-z]{2}$/
const state = (page: Page) => page.getByRole('main').getByLabel('Deliver to')
const words = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: WORDS })

for (const width of [360, 1280])
  test(`PDP-08 ＋ at ${width} px the page shows delivery cost and dates for a state without layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const asked = Promise.withResolvers<void>()
    const measured = Promise.withResolvers<void>()
    await page.route('**/assets/delivery-line-*', async (route) => {
      asked.resolve()
      await measured.promise
      await route.continue()
    })
    await openProduct(page, HONEY)
    const below = page.getByRole('main').getByRole('button', { name: `Increase quantity of ${HONEY}` })
    await asked.promise
    const before = await below.boundingBox()
    measured.resolve()

    await expect(words(page)).toBeVisible()
    await expect(state(page)).toHaveValue('LAGOS')
    expect(await below.boundingBox()).toEqual(before)
    const far = await words(page).textContent()
    await state(page).selectOption('ENUGU')
    await expect(words(page)).not.toHaveText(far ?? '')
    expect(await below.boundingBox()).toEqual(before)

    await page.reload()
    await takenOver(page)
    await expect(state(page)).toHaveValue('ENUGU')
  })

test.describe('without a response', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('PDP-08 ＋ the product page shows no error when the delivery estimate fails', async ({ page }) => {
    await page.route('**/delivery/estimate**', (route) => route.abort())

    const unanswered = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/delivery/estimate'),
    )

    await openProduct(page, HONEY)
    await unanswered

    await expect(state(page)).toBeVisible()
    await expect(words(page)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
