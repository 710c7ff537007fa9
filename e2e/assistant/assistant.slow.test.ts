import { replyInWords } from '@ahia/testing/assistant/reply-in-words'
import type { Page } from '@playwright/test'
import {
  aFullReply,
  answerWith,
  button,
  dots,
  failWith,
  field,
  hasCome,
  holdBack,
  log,
  openChat,
  panel,
  say,
} from '../support/assistant-steps.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { LOTION } from '../support/order-steps.ts'
import { expect, hydrated, test } from '../support/test.ts'

/** The files that only the chat panel needs. */
const PANEL_FILES = /\/assets\/chat-[^/]*\.(js|css)$/
const PRODUCTS = { name: 'Products' }
const BUSY = { status: 503, json: { success: false, message: 'The market is very busy.' } }

test.use({ toleratedErrors: /Failed to load resource|net::ERR_FAILED/ })

test('CHAT-01, CHAT-03, CHAT-04, CHAT-06 a guest opens the chat by keyboard after it failed to load, finds and compares products', async ({
  page,
  context,
}) => {
  await test.step('a click before the scripts have loaded counts, and a chat that fails to load is retried', async () => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/root-[^/]*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.route(PANEL_FILES, (route) => route.abort())
    await page.goto('/about', { waitUntil: 'commit' })
    await page.locator('summary[aria-label="Ask the Ahia assistant"]').click()
    scripts.resolve()
    await expect(page.getByRole('alert').getByText("We couldn't open the assistant.")).toBeVisible()
    await page.unroute(PANEL_FILES)
  })

  await test.step('Enter opens it beside the page, Escape closes it', async () => {
    await button(page).press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('Shift+Enter adds a line, Enter sends, and products are shown as cards', async () => {
    await field(page).fill('I dey find')
    await field(page).press('Shift+Enter')
    await page.keyboard.type('rechargeable fan')
    await expect(field(page)).toHaveValue('I dey find\nrechargeable fan')
    await field(page).press('Enter')
    const card = log(page).getByRole('list', PRODUCTS).getByRole('listitem').first()
    await expect(card).toContainText(/fan/i)
    await expect(card).toContainText('₦')
    const opened = context.waitForEvent('page')
    await card.getByRole('link').click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
    await expect(field(page), 'the chat stays open').toBeVisible()
  })

  await test.step('two of them are compared side by side', async () => {
    const found = log(page).getByRole('list', PRODUCTS).getByRole('link')
    const [first = '', second = ''] = await found.allInnerTexts()
    await say(page, 'compare the first two')
    const table = log(page).getByRole('table')
    for (const name of [first, second])
      await expect(
        table.getByRole('columnheader').filter({ hasText: name.split('\n')[0] ?? '' }),
      ).toHaveCount(1)
    await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible()
  })

  await say(page, 'where is my order?')
  await expect(log(page).getByRole('list', { name: 'Your orders' })).toHaveCount(0)
  await log(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fabout')
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true })

  test('CHAT-01, CHAT-02, CHAT-06 the chat fills a phone, keeps focus and follows new messages; on a tablet it covers no buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const reply = await aFullReply(page)
    const fetched = new Set<string>()
    page.on('request', (request) => PANEL_FILES.test(request.url()) && fetched.add(request.url()))
    await page.goto('/about')
    await hydrated(page)
    expect([...fetched], 'before the button is pressed').toEqual([])
    await page.getByLabel('Ask the Ahia assistant').tap()
    await expect(field(page)).toBeVisible()
    expect(fetched.size).toBe(2)

    await test.step('it fills the screen, keeps focus inside and closes on Escape', async () => {
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
      await button(page).click()
    })

    await test.step('new messages are scrolled to, but not while the customer reads further up', () =>
      expectLogToFollow(page))

    await test.step('with motion, the words of a reply appear one after the other without layout shift', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await answerWith(page, () =>
        replyInWords('Rice of many kinds is sold here, from many shops. '.repeat(6)),
      )
      await say(page, 'rice')
      await expectWordsInPlace(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    await test.step('two products are compared without scrolling, and not listed again below', async () => {
      await answerWith(page, () => reply)
      await say(page, 'compare the first two')
      const table = log(page).getByRole('region', { name: 'Comparison of 2 products' })
      await expect(table.getByRole('columnheader').locator('picture')).toHaveCount(2)
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await expect(log(page).getByRole('list', PRODUCTS).getByRole('listitem')).toHaveCount(1)
    })

    await test.step('an error is on top, and its reason stays visible above a long message', async () => {
      await failWith(page, BUSY)
      await say(page, 'rice\nbeans\nyam\ngarri')
      await expect(panel(page).getByRole('alert').getByText(BUSY.json.message)).toBeVisible()
      await expect(field(page)).toHaveValue(/garri$/)
      await expect(log(page).getByText('Not sent.')).toBeInViewport({ ratio: 1 })
    })

    await test.step('on a tablet the buy bar and the message field stay usable', async () => {
      await page.setViewportSize({ width: 768, height: 900 })
      await openChat(page, await pathOfProduct(page, LOTION))
      await page.getByRole('button', { name: 'Buy Now' }).last().click({ trial: true })
      await say(page, 'rice')
      await expect(page.getByRole('alert').getByText(BUSY.json.message)).toBeVisible()
      await field(page).click({ trial: true })
    })
  })
})

async function expectLogToFollow(page: Page): Promise<void> {
  const long = 'A long reply. '.repeat(120)
  await answerWith(page, ({ customer_input }) => replyInWords(`${customer_input}: ${long}`))
  await say(page, 'first')
  await expect(log(page).getByText('first: A long')).toBeAttached()
  await say(page, 'second')
  await expect(log(page).getByText('You: second')).toBeInViewport()
  await expect(log(page).getByText('You: first')).not.toBeInViewport()

  const letGo = await holdBack(page, replyInWords('third, at last'))
  await field(page).fill('third')
  await field(page).press('Enter')
  await expect(dots(page)).toBeInViewport()
  await log(page).hover()
  await page.mouse.wheel(0, -8000)
  await expect(log(page).getByText('You: first')).toBeInViewport()
  letGo()
  await expect(dots(page)).toHaveCount(0)
  await expect(log(page).getByText('You: first')).toBeInViewport()

  // A message longer than the log does not push its reply out of view.
  await answerWith(page, () => replyInWords('That is a lot of rice.'))
  await say(page, 'rice and beans '.repeat(130).trim())
  await expect(log(page).getByText('That is a lot of rice.')).toBeInViewport()
}

async function expectWordsInPlace(page: Page): Promise<void> {
  const bubble = log(page).locator('.word').first().locator('xpath=ancestor::p')
  const size = async () => {
    const { width = 0, height = 0 } = (await bubble.boundingBox()) ?? {}
    return [width, height].map(Math.round)
  }
  const before = await size()
  await hasCome(bubble)
  expect(await size()).toEqual(before)
}

/** Whether an element of the page behind has the focus. The browser's own toolbar may have it. */
const isOutside = (): boolean => {
  const focused = document.activeElement
  return focused !== document.body && focused?.closest('dialog') === null
}
