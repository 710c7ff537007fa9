import type { Locator, Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

async function openComponents(page: Page): Promise<void> {
  await page.goto('/dev/components')
  await takenOver(page)
}

const opener = (page: Page) => page.getByRole('button', { name: 'Open the dialog' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clear the cart?' })

async function openDialog(page: Page): Promise<void> {
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

const WAYS_OUT: Record<string, (page: Page) => Promise<void>> = {
  'its × button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a click outside': (page) => page.mouse.click(5, 5),
  Escape: (page) => page.keyboard.press('Escape'),
}

const focusedPart = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) return 'the browser' // focus passes through the browser's own toolbar after the last field
    return activeElement?.closest('dialog[open]') ? 'the dialog' : 'the page behind'
  })

test('WIN-22 a dialog keeps the focus, shows its own toasts above its sheet on a phone, and closes only when asked to', async ({
  page,
}) => {
  await openComponents(page)
  for (const [way, leave] of Object.entries(WAYS_OUT))
    await test.step(`it closes with ${way} and returns focus to the button that opened it`, async () => {
      await openDialog(page)
      await leave(page)
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  await openDialog(page)

  await test.step('focus stays off the page behind, however often Tab is pressed', async () => {
    const walked = new Set<string>()
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab')
      walked.add(await focusedPart(page))
    }
    expect([...walked].sort()).toEqual(['the browser', 'the dialog'])
  })

  await test.step('it stays open when something inside is cancelled, such as a file picker', async () => {
    const field = dialog(page).getByLabel('Why')
    await field.dispatchEvent('cancel', { bubbles: true })
    await field.dispatchEvent('close', { bubbles: true })
    await expect(dialog(page)).toBeVisible()
  })

  await test.step('it stays open when a mouse press starts inside and ends outside', async () => {
    await dialog(page).getByText('This action cannot be undone.').hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  })

  await test.step('a toast inside is announced, covers no button and can be dismissed there', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    const clear = dialog(page).getByRole('button', { name: 'Clear Cart' })
    await clear.click()
    const toast = dialog(page).getByRole('alert').getByText('Failed to clear the cart')
    const [shown, sheet] = [await toast.boundingBox(), await dialog(page).getByRole('heading').boundingBox()]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(sheet?.y ?? 0)
    await toast.click()
    await expect(toast).toBeHidden()
    await expect(dialog(page)).toBeVisible()
  })
})

const success = (page: Page) => page.getByRole('status').getByText('Item added to cart successfully!')
const failure = (page: Page) => page.getByRole('alert').getByText('No response from server')

async function show(page: Page, kind: 'a success' | 'an error'): Promise<void> {
  await page.getByRole('button', { name: `Show ${kind} toast` }).click()
  await page.mouse.move(5, 5)
}

/** The toast goes after exactly this time. */
async function expectToLast(page: Page, toast: Locator, ms: number): Promise<void> {
  await expect(toast).toBeVisible()
  await page.clock.runFor(ms - 1)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeHidden()
}

test('CONST-04, ERR-02 a success lasts 4000 ms, an error 5000 ms without the time it is hovered over, or until a click', async ({
  page,
}) => {
  // From here on time passes only when the test advances the clock.
  await page.clock.install()
  await openComponents(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await show(page, 'a success')
  await expectToLast(page, success(page), 4000)

  await show(page, 'an error')
  await expectToLast(page, failure(page), 5000)

  await show(page, 'an error')
  await failure(page).click()
  await expect(failure(page)).toBeHidden()

  await show(page, 'an error')
  await page.clock.runFor(3000)
  await failure(page).hover()
  await page.clock.runFor(60_000)
  await expect(failure(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await expectToLast(page, failure(page), 2000)
})
