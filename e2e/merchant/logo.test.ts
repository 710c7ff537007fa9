import type { Page } from '@playwright/test'
import { aPicture, cutLogo, logoFile, logoInput, proveShop } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ toleratedErrors: /ERR_FAILED/ })

test('MERCH-03 a logo must be readable, is cropped to a square by dragging and zooming, and its upload can be retried and cancelled', async ({
  page,
  request,
}) => {
  await proveShop(page, request)
  await test.step('a broken picture shows an error', async () => {
    await logoInput(page).setInputFiles(logoFile(Buffer.from('not a picture')))
    await expect(logoInput(page)).toHaveAccessibleDescription(
      /logo\.png can't be read. Choose another picture\./,
    )
  })
  await test.step('an upload fails and is retried and cancelled', () => loseUpload(page))
  await test.step('a large picture is cropped', async () => {
    await logoInput(page).setInputFiles(logoFile(await aPicture(page, { width: 3000, height: 1500 })))
    await crop(page)
    const sent = page.waitForResponse(/\/s3\/updateLogo$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Use this logo' }).click()
    const { data } = await (await sent).json()
    expect([data.file.width, data.file.height]).toEqual([600, 600])
    await expect(page.getByText('Change logo')).toBeVisible()
    await expect(logoInput(page)).not.toHaveAttribute('aria-invalid')
  })
})

async function loseUpload(page: Page): Promise<void> {
  const cancelled = Promise.withResolvers<void>()
  let isLost = true
  await page.route(
    '**/s3/updateLogo',
    async (route) => {
      if (isLost) return route.abort()
      await cancelled.promise
      await route.abort().catch(() => {}) // the page has cancelled it
    },
    { times: 2 },
  )
  await cutLogo(page)
  await expect(page.getByRole('alert')).toContainText('No response from server')
  await expect(page.getByRole('alert')).toContainText('Your picture is still here.')

  isLost = false
  await page.getByRole('button', { name: 'Upload again' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Business Name is required')).toBeVisible()
  await expect(page.getByText('Logo is required')).toBeHidden()
  await expect(logoInput(page)).toHaveAccessibleDescription(/Your logo is still uploading/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(logoInput(page)).toBeFocused()
  await expect(page.getByText('Logo is required')).toBeVisible()
  cancelled.resolve()
}

/** To the left edge with the mouse, then closer. */
async function crop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const across = dialog.getByRole('slider', { name: 'Left to right' })
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await expect(across).toHaveAttribute('aria-valuetext', '50% from the left')
  const box = await dialog.getByRole('img').boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 1000, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveAttribute('aria-valuetext', '0% from the left')
  await zoom.fill('2.5')
  await expect(zoom).toHaveAttribute('aria-valuetext', '250%')
}
