import fs from 'node:fs'
import path from 'node:path'
import { API_PATH } from '@ahia/contracts/api-path'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { TRAP } from '@ahia/testing/office/hostile-texts'
import { type OfficeState, officeAnswer } from '@ahia/testing/office/office-answers'
import type { Page } from '@playwright/test'
import { expectAccessibleInLight, expectReadableInDark } from './accessibility.ts'
import { expect, type Market, test } from './test.ts'

const ROUTES = path.resolve(import.meta.dirname, '../../apps/admin/app/routes.ts')
const ID = '0190b5f0-0000-7000-8000-000000000001'

/** Read as text: only a bundler can import it. A page that is not in it does not exist. */
const PATHS = [...fs.readFileSync(ROUTES, 'utf8').matchAll(/^ {2}page\('([^']+)'/gm)].map(([, found]) =>
  (found ?? '').replace(':id', ID),
)
if (PATHS.length <= 20) throw new Error(`Only ${PATHS.length} pages were found in ${ROUTES}`)

/** One page of each kind: the work, a list, a search, a thing to decide, a form. */
export const ONE_OF_EACH = ['/', '/shops', '/customers', `/disputes/${ID}`, '/announcements']

/** Hostile texts in every field that accepts any text, or empty lists. */
async function answerEverything(page: Page, state: OfficeState): Promise<void> {
  await page.route(`**${API_PATH}/admin/**`, (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const endpoint = adminEndpoints.find(
      ({ method, path: pattern }) =>
        method === request.method() &&
        new RegExp(`^${API_PATH}${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    )
    if (!endpoint) throw new Error(`${request.method()} ${pathname} is in no contract`)
    return route.fulfill({ json: { success: true, data: officeAnswer(endpoint, state) } })
  })
}

/** Pictures that are not there. */
export const LOST_PICTURES = /Failed to load resource|Refused to load|net::ERR/

/** Opens pages of the back office, every one unless they are named, on a phone and collects what is wrong with any of them. */
export async function expectEveryPageFit(
  page: Page,
  { adminUrl }: Market,
  state: OfficeState,
  paths: readonly string[] = PATHS,
): Promise<void> {
  await answerEverything(page, state)
  await page.setViewportSize({ width: 390, height: 800 })
  const faults: string[] = []
  for (const where of paths)
    await test.step(where, async () => {
      await page.goto(`${adminUrl}${where}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
      faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`))
    })
  expect(faults).toEqual([])
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  if ((await page.evaluate((trap) => Reflect.get(window, trap), TRAP)) !== undefined)
    faults.push('a text ran')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > 390) faults.push(`${wide} px wide`)
  for (const scan of [expectAccessibleInLight, expectReadableInDark])
    await scan(page).catch((fault: Error) => faults.push(fault.message))
  return faults
}
