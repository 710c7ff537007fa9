import { aPicture, cutLogo, logoFile, logoInput, proveShop, sendLogo } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

const MEGABYTE = 1024 * 1024

test('MERCH-03 a logo must be a readable image of at most 5 MB, and other files show an error', async ({
  page,
  request,
}) => {
  await proveShop(page, request)
  const rejectedFiles = [
    [
      logoFile(Buffer.from('%PDF-1.7'), 'price-list.pdf', 'application/pdf'),
      'price-list.pdf is not a JPEG, PNG or WebP picture. Choose one that is.',
    ],
    [
      logoFile(Buffer.from('<svg/>'), 'logo.svg', 'image/svg+xml'),
      'logo.svg is not a JPEG, PNG or WebP picture. Choose one that is.',
    ],
    [logoFile(Buffer.alloc(6 * MEGABYTE)), 'logo.png is 6.0 MB. Choose a picture up to 5 MB.'],
    [logoFile(Buffer.from('not a picture')), "logo.png can't be read. Choose another picture."],
  ] as const
  for (const [file, words] of rejectedFiles) {
    await logoInput(page).setInputFiles(file)
    await expect(logoInput(page)).toHaveAccessibleDescription(new RegExp(words))
  }
  await sendLogo(page)
  await expect(logoInput(page)).not.toHaveAttribute('aria-invalid')
})

test('MERCH-03 a logo is cropped to a square by dragging and zooming, and uploaded at most 1024 px wide', async ({
  page,
  request,
}) => {
  await proveShop(page, request)
  await logoInput(page).setInputFiles(logoFile(await aPicture(page, { width: 3000, height: 1500 })))
  const dialog = page.getByRole('dialog')
  const [across, zoom] = [
    dialog.getByRole('slider', { name: 'Left to right' }),
    dialog.getByRole('slider', { name: 'Zoom' }),
  ]
  await expect(across).toHaveAttribute('aria-valuetext', '50% from the left')

  const picture = dialog.getByRole('img')
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 1000, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveAttribute('aria-valuetext', '0% from the left')
  await zoom.fill('2.5')
  await expect(zoom).toHaveAttribute('aria-valuetext', '250%')

  const sent = page.waitForResponse(/\/s3\/updateLogo$/)
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  const { data } = await (await sent).json()
  expect([data.file.width, data.file.height]).toEqual([600, 600])
})

test.describe('when the network fails', () => {
  test.use({ toleratedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('MERCH-03 a failed logo upload can be retried, and a running one cancelled', async ({
    page,
    request,
  }) => {
    await proveShop(page, request)
    let fate: 'cut' | 'held' | 'free' = 'cut'
    const release: (() => void)[] = []
    await page.route('**/s3/updateLogo', async (route) => {
      if (fate === 'cut') return route.abort()
      if (fate === 'held') await new Promise<void>((resolve) => release.push(resolve))
      await route.continue().catch(() => {})
    })
    await cutLogo(page)
    await expect(page.getByRole('alert')).toContainText('No response from server')
    await expect(page.getByRole('alert')).toContainText('Your picture is still here.')

    fate = 'held'
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
    for (const go of release) go()

    fate = 'free'
    await sendLogo(page)
  })
})
