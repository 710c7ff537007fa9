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

/** Names of the files that only the panel needs. */
const PANEL_FILES = /\/assets\/chat-[^/]*\.(js|css)$/

test('CHAT-01 nothing of the chat is fetched before its button is pressed; then it greets', async ({
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

test('CHAT-01 by keyboard: Enter opens, Escape and × close, and the focus is back on the button', async ({
  page,
}) => {
  await page.goto('/about')
  await takenOver(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // on a desk the page stays usable
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

test('CHAT-01 what was typed and not sent is gone when the chat is opened again', async ({ page }) => {
  await openChat(page)
  await field(page).fill('half a thought')
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(field(page)).toHaveValue('')
})

test('CHAT-01 a press before the scripts are here opens the chat once they are', async ({ page }) => {
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

test.describe('on a network that drops things', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ })

  test('CHAT-01 a chat that cannot be fetched says so, and can be asked for again', async ({ page }) => {
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

  test('CHAT-01 the chat fills the screen, keeps the focus inside and closes by Escape', async ({ page }) => {
    await openChat(page)
    const { x, y, height } = (await panel(page).boundingBox()) ?? {}
    expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 740 })
    await expect(page.locator('dialog:modal'), 'the page behind is out of reach').toHaveCount(1)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isOutside)).toBe(false)
    }

    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('CHAT-06 two products stand side by side without scrolling, and are not shown once more below', async ({
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

  test('CHAT-01, CHAT-02 the chat leaves the buy bar free, and a toast leaves the field free', async ({
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

/** Whether something of the page behind has the focus; the browser's own bar may. */
const isOutside = (): boolean => {
  const focused = document.activeElement
  return focused !== document.body && focused?.closest('dialog') === null
}
