import { layOutAll } from '@ahia/testing/show-all'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Theme = 'light' | 'dark'
type Rules = NonNullable<RunOptions['runOnly']>

/** All rules in the light theme; in the dark one only those that another theme can break: colour contrast. */
const RULES: Readonly<Record<Theme, Rules>> = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Checks the page against WCAG 2.2 AA: all rules in the light theme, colour contrast in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInLight(page)
  await expectReadableInDark(page)
}

export const expectAccessibleInLight = (page: Page): Promise<void> => expectNothingFound(page, 'light')

export const expectReadableInDark = (page: Page): Promise<void> => expectNothingFound(page, 'dark')

/**
 * Parts in which nothing was found, by theme, width and markup. Most of a page is its header and footer, the same as on
 * the pages before; rules about the page as a whole still see them.
 */
const passed = new Set<string>()

async function expectNothingFound(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await loadScanner(page)
  const parts = (await page.evaluate(readParts)).map((part) => `${theme} ${part}`)
  const leftOut = parts.map((part) => passed.has(part))
  expect(await page.evaluate(scan, { runOnly: RULES[theme], leftOut })).toEqual([])
  for (const part of parts) passed.add(part)
}

/** The scanner is half a megabyte: each page, and each frame in it, gets it once. */
async function loadScanner(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(axe.source)
    await frame.evaluate(layOutAll) // the scanner skips elements without layout
  }
}

/** What the scanner could tell apart in each part of the page, once it has come to rest: all but where links lead. */
async function readParts(): Promise<string[]> {
  scrollTo(0, 0) // a bar that covers half a button would make it count as too small
  // Colours can be measured only after their transitions.
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished)) // a cancelled one rejects
  return [...document.body.children].map(
    ({ outerHTML }) => `${innerWidth} ${outerHTML.replaceAll(/ href="[^"#]+"/g, ' href')}`,
  )
}

async function scan({ runOnly, leftOut }: { runOnly: Rules; leftOut: boolean[] }) {
  const exclude = [...document.body.children].filter((_, index) => leftOut[index])
  const { violations } = await window.axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}
