import { isTakenOver } from '@ahia/testing/taken-over'
import type { Page } from '@playwright/test'
import { takenOver } from './test.ts'

const FIRST_FRAME_MS = 20

export const featured = (page: Page) => page.getByRole('region', { name: 'Featured Products' })

export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await takenOver(page)
}

/**
 * Opens a page whose time passes only when the test advances the clock. Scripts wait for the first frame, so the clock
 * first runs for one frame.
 */
export async function openWithStoppedClock(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  await page.clock.runFor(FIRST_FRAME_MS)
  await page.waitForFunction(isTakenOver, ['main'])
}
