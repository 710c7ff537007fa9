import { PASSWORD } from '../support/auth-steps.ts'
import { signInShop } from '../support/hub-steps.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const [LARGE_BYTES, MOST_BYTES] = [3_000_000, 400_000]
/** What a form adds around its file. */
const AROUND_BYTES = 1_000

test('SELL-16 a photo of 12 megapixels that nothing compresses is sent with at most 400 kB', async ({
  page,
  market,
}) => {
  const { email } = await registerShopByApi(market, page)
  await signInShop(page, market, { email, password: PASSWORD })
  await page.goto('/seller/products/new')
  const photo = Buffer.from(await page.evaluate(takeNoisyPhoto), 'base64')
  expect(photo.length).toBeGreaterThan(LARGE_BYTES)

  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && /upload/i.test(request.url()),
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: photo })
  const request = await sending
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()

  const { requestBodySize } = await request.sizes()
  test.info().annotations.push({ type: 'picture', description: `${photo.length} → ${requestBodySize} bytes` })
  expect(requestBodySize).toBeLessThanOrEqual(MOST_BYTES + AROUND_BYTES)
})

/** Runs in the page: 4,000 × 3,000 pixels of noise in blocks, as base64. */
async function takeNoisyPhoto(): Promise<string> {
  const canvas = new OffscreenCanvas(4_000, 3_000)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('There is nothing to draw on')
  const noise = new ImageData(1_000, 750)
  for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
  const tile = new OffscreenCanvas(1_000, 750)
  tile.getContext('2d')?.putImageData(noise, 0, 0)
  brush.drawImage(tile, 0, 0, 4_000, 3_000)
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
  )
  let text = ''
  for (let at = 0; at < bytes.length; at += 10_000)
    text += String.fromCharCode(...bytes.subarray(at, at + 10_000))
  return btoa(text)
}
