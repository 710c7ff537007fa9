import { fillIn, type Samples } from '@ahia/testing/samples'
import type { Page } from '@playwright/test'
import { expectAccessibleInLight, expectReadableInDark } from './accessibility.ts'
import { expect, takenOver, test } from './test.ts'

/** Pages answer with errors on purpose. The second: the scanner sends messages to frames, and the email frame is sandboxed. */
export const EXPECTED_ERRORS =
  /Failed to load resource: the server responded with a status of|execute 'postMessage'/

/** Several pages in one tab: the browser compiles the scanner and our scripts once for all of them. */
export async function expectAllFit(page: Page, paths: readonly string[], samples: Samples): Promise<void> {
  for (const path of paths) await test.step(path, () => expectFit(page, path, samples))
}

async function expectFit(page: Page, path: string, samples: Samples): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(fillIn(path, samples))
  await takenOver(page)
  await expectAccessibleInLight(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(path.startsWith('/dev/') || width === 360, `${width} px wide`).toBe(true)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadableInDark(page)
}
