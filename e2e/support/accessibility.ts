import { showAll } from '@ahia/testing/show-all'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that another theme can break: colour contrast. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Checks the page against WCAG 2.2 AA: all rules in the light theme, colour contrast in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInLight(page)
  await expectReadableInDark(page)
}

export async function expectAccessibleInLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNothingFound(page, (scan) => scan.withTags(WCAG_22_AA))
}

export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(page, (scan) => scan.withRules(COLOURS))
}

async function expectNothingFound(page: Page, narrow: (scan: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(showAll) // the scanner skips elements without layout
  await page.evaluate(() => scrollTo(0, 0)) // a bar that covers half a button would make it count as too small
  // Colours can be measured only after their transitions.
  await page.evaluate(() => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(changing.map(({ finished }) => finished)) // a cancelled one rejects
  })
  const { violations } = await narrow(await newScan(page)).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
  expect(found).toEqual([])
}

const NOTHING_MORE = '0'

/** Injects the scanner (half a megabyte) once per page and reports violations only, as both are slow. */
async function newScan(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const scan = isThere ? new AxeBuilder({ page, axeSource: NOTHING_MORE }) : new AxeBuilder({ page })
  return scan.setLegacyMode(true).options({ resultTypes: ['violations'] })
}
