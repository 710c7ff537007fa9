import { showAll } from '@ahia/testing/show-all'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another theme can change about a page: whether its colours can be told apart. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Checks what the page shows now against WCAG 2.2 AA: in light by every rule, in the dark by its colours. */
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
  await page.evaluate(showAll) // the scanner skips what is not laid out
  await page.evaluate(() => scrollTo(0, 0)) // a bar that covers half a button makes it look too small
  // A colour that is still changing cannot be measured.
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

/** Injects half a megabyte of scanner only once per page, and describes only what is wrong: both are expensive. */
async function newScan(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const scan = isThere ? new AxeBuilder({ page, axeSource: NOTHING_MORE }) : new AxeBuilder({ page })
  return scan.setLegacyMode(true).options({ resultTypes: ['violations'] })
}
