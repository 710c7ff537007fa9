import {
  aFullReply,
  answerWith,
  button,
  failWith,
  field,
  log,
  openChat,
  panel,
  say,
} from '../support/assistant-steps.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { LOTION } from '../support/order-steps.ts'
import { expect, takenOver, test } from '../support/test.ts'

const OFFERS = ['find products', 'compare prices and features', 'give recommendations', 'track your orders']

/** The files that only the chat panel needs. */
const PANEL_FILES = /\/assets\/chat-[^/]*\.(js|css)$/

test('CHAT-01 no chat files load before the chat button is clicked; then the chat shows its greeting', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => PANEL_FILES.test(request.url()) && fetched.add(request.url()))
  await page.goto('/')
  await takenOver(page)
  await button(page).hover()
  expect([...fetched]).toEqual([])

  await button(page).click()

  for (const offer of OFFERS) await expect(log(page).getByText(offer)).toBeVisible()
  await expect(log(page).getByRole('list', { name: 'For example' }).getByRole('button')).toHaveCount(3)
  expect([...fetched]).toHaveLength(2)
})

test('CHAT-01 Enter opens the chat, Escape and × close it, and focus returns to the button', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // on a desktop the page stays usable
  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(panel(page), 'Escape elsewhere is not meant for the chat').toBeVisible()

  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('CHAT-01 an unsent message is discarded when the chat is closed', async ({ page }) => {
  await openChat(page)
  await field(page).fill('half a thought')
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(field(page)).toHaveValue('')
})

test('CHAT-01 a click before the scripts have loaded opens the chat once they have', async ({ page }) => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/root-[^/]*\.js$/, async (route) => {
    await letGo
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('summary[aria-label="Ask the Ahia assistant"]').click()
  resolve()
  await expect(field(page)).toBeFocused()
})

test.describe('on an unreliable network', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('CHAT-01 a chat that fails to load shows an error, and the next click retries', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)
    await page.route(PANEL_FILES, (route) => route.abort())
    await button(page).click()
    await expect(page.getByRole('alert').getByText("We couldn't open the assistant.")).toBeVisible()

    await page.unroute(PANEL_FILES)
    await button(page).click()
    await expect(field(page)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('CHAT-01 the chat fills the screen, keeps focus inside and closes on Escape', async ({ page }) => {
    await openChat(page)
    const { x, y, height } = (await panel(page).boundingBox()) ?? {}
    expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 740 })
    await expect(page.locator('dialog:modal'), 'the page behind is inert').toHaveCount(1)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isOutside)).toBe(false)
    }

    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('CHAT-06 two products are compared without scrolling, and are not listed again below the table', async ({
    page,
  }) => {
    const reply = await aFullReply(page)
    await answerWith(page, () => reply)
    await openChat(page)
    await say(page, 'compare the first two')
    const table = log(page).getByRole('region', { name: 'Comparison of 2 products' })
    await expect(table.getByRole('columnheader').locator('picture')).toHaveCount(2)
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expect(log(page).getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 }, toleratedErrors: /Failed to load resource/ })

  test('CHAT-01, CHAT-02 the chat does not cover the buy bar, and a toast does not cover the message field', async ({
    page,
  }) => {
    await failWith(page, { status: 503, json: { success: false, message: 'The market is very busy.' } })
    await openChat(page, await pathOfProduct(page, LOTION))
    await page.getByRole('button', { name: 'Buy Now' }).last().click({ trial: true })
    await say(page, 'rice')
    await expect(page.getByRole('alert').getByText('The market is very busy.')).toBeVisible()
    await field(page).click({ trial: true })
  })
})

/** Whether an element of the page behind has the focus. The browser's own toolbar may have it. */
const isOutside = (): boolean => {
  const focused = document.activeElement
  return focused !== document.body && focused?.closest('dialog') === null
}
