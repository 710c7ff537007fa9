import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

const MAX_HEIGHT = 680

for (const width of [320, 360, 412])
  test(`WIN-55 the footer of a phone of ${width} px is short, and the chat's button lies on none of its controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await takenOver(page)
    await expect.poll(() => page.evaluate(isAtEnd)).toBe(true)

    const footer = page.getByRole('contentinfo')
    const height = await footer.evaluate((element) => element.getBoundingClientRect().height)
    expect(await underChat(page)).toEqual([])
    if (width >= 360) expect(height).toBeLessThanOrEqual(MAX_HEIGHT)
  })

/** Runs in a page: what ends it is laid out as it comes near, and makes it longer. */
async function isAtEnd(): Promise<boolean> {
  scrollTo(0, document.documentElement.scrollHeight)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 1
}

/** What can be pressed in the footer and has a part below the chat's button. */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('.chat-press')?.getBoundingClientRect()
    if (!chat) throw new Error('no button of the chat')
    return [...document.querySelectorAll('footer :is(a, button, label, input:not(.sr-only))')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top
      })
      .map((control) => control.textContent)
  })
