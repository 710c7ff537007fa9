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
 * Time passes only when the journey says so, from the moment on at which React takes over. The scripts of a page wait
 * for its first frame, and frames are time too.
 */
export async function openWithStoppedClock(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  await page.clock.runFor(FIRST_FRAME_MS)
  await page.waitForFunction(isTakenOver, ['main'])
}
