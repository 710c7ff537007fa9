import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

async function openComponents(page: Page): Promise<void> {
  await page.goto('/dev/components')
  await takenOver(page)
}

const opener = (page: Page) => page.getByRole('button', { name: 'Open the dialog' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clear the cart?' })

async function openDialog(page: Page): Promise<void> {
  await openComponents(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

const WAYS_OUT: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its × button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a click outside': (page) => page.mouse.click(5, 5),
}

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`a dialog closes with ${way} and returns focus to the button that opened it`, async ({ page }) => {
    await openDialog(page)

    await leave(page)

    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
}

const focusedPart = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) return 'the browser' // focus passes through the browser's own toolbar after the last field
    return activeElement?.closest('dialog[open]') ? 'the dialog' : 'the page behind'
  })

test('a dialog keeps focus off the page behind, however often Tab is pressed', async ({ page }) => {
  await openDialog(page)
  const walked = new Set<string>()

  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    walked.add(await focusedPart(page))
  }

  expect([...walked].sort()).toEqual(['the browser', 'the dialog'])
})

test('a dialog stays open when something inside it is cancelled, such as a file picker', async ({ page }) => {
  await openDialog(page)
  const field = dialog(page).getByLabel('Why')

  await field.dispatchEvent('cancel', { bubbles: true })
  await field.dispatchEvent('close', { bubbles: true })

  await expect(dialog(page)).toBeVisible()
})

test('a dialog stays open when a mouse press starts inside and ends outside', async ({ page }) => {
  await openDialog(page)

  await dialog(page).getByText('This action cannot be undone.').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()

  await expect(dialog(page)).toBeVisible()
})

const success = (page: Page) => page.getByRole('status').getByText('Item added to cart successfully!')
const failure = (page: Page) => page.getByRole('alert').getByText('No response from server')

/** From here on time passes only when the test advances the clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await openComponents(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function show(page: Page, kind: 'a success' | 'an error'): Promise<void> {
  await page.getByRole('button', { name: `Show ${kind} toast` }).click()
  await page.mouse.move(5, 5)
}

test('CONST-04 a success toast is a status and lasts 4000 ms', async ({ page }) => {
  await openWithStoppedClock(page)

  await show(page, 'a success')

  await expect(success(page)).toBeVisible()
  await page.clock.runFor(3999)
  await expect(success(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(success(page)).toBeHidden()
})

test('ERR-02, CONST-04 an error toast is an alert and lasts 5000 ms', async ({ page }) => {
  await openWithStoppedClock(page)

  await show(page, 'an error')

  await expect(failure(page)).toBeVisible()
  await page.clock.runFor(4999)
  await expect(failure(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(failure(page)).toBeHidden()
})

test('ERR-02 a click dismisses a toast', async ({ page }) => {
  await openWithStoppedClock(page)
  await show(page, 'an error')

  await failure(page).click()

  await expect(failure(page)).toBeHidden()
})

test('a toast pauses on hover, then lasts for its remaining time', async ({ page }) => {
  await openWithStoppedClock(page)
  await show(page, 'an error')
  await page.clock.runFor(3000)

  await failure(page).hover()
  await page.clock.runFor(60_000)
  await expect(failure(page)).toBeVisible()

  await page.mouse.move(5, 5)
  await page.clock.runFor(1999)
  await expect(failure(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(failure(page)).toBeHidden()
})

test('a toast inside a dialog is announced and can be dismissed there', async ({ page }) => {
  await openDialog(page)

  await dialog(page).getByRole('button', { name: 'Clear Cart' }).click()
  const toast = dialog(page).getByRole('alert').getByText('Failed to clear the cart')
  await toast.click()

  await expect(toast).toBeHidden()
  await expect(dialog(page)).toBeVisible()
})

test('with the keyboard a visitor can skip to the content or follow the navigation', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(navigation.getByRole('link', { name: 'About' })).toBeFocused()
  for (const name of ['Contact', 'Featured', 'Home']) {
    await page.keyboard.press('Shift+Tab')
    await expect(navigation.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('developer pages are not indexed by search engines', async ({ request }) => {
  for (const path of ['/dev/components', '/dev/errors/500']) {
    const response = await request.get(path)

    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  }
})
