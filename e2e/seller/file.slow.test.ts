import { readFileSync } from 'node:fs'
import { listListings } from '@ahia/contracts/seller/listings'
import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { signInShop } from '../support/hub-steps.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const [ROWS, WRONG] = [10_000, 120]
/** Ten thousand products are written by a market that others share a machine with. */
const LONG_MS = 600_000

const isWrong = (n: number) => n % 83 === 0 && n <= 83 * WRONG

/** As a shop's own spreadsheet has it: headings that nobody knows, prices as people write them. */
const aFile = () =>
  [
    'Kode;Wetin e be;Na naira;I buy am;Pieces',
    ...Array.from({ length: ROWS }, (_, at) => {
      const n = at + 1
      return `K-${n};Thing number ${n};${isWrong(n) ? 'free' : 1_000 + n};700;5`
    }),
  ].join('\r\n')

test('SELL-44 a file of 10,000 rows with headings of its own: matched, 120 wrong rows shown with line and reason, put right and sent again', async ({
  page,
  market,
}) => {
  test.setTimeout(1_200_000)
  const { email } = await registerShopByApi(market, page)
  const call = callAs(market, await signInShop(page, market, { email, password: PASSWORD }))
  await page.goto('/seller/stock/import')

  await choose(page, aFile())
  for (const [heading, means] of [
    ['Kode', 'SKU'],
    ['Wetin e be', 'Title (new products)'],
    ['Na naira', 'Price'],
    ['Pieces', 'Available'],
  ] as const)
    await page.getByLabel(heading).selectOption({ label: means })
  await page.getByRole('button', { name: 'Check the file' }).tap()

  const main = page.getByRole('main')
  await expect(main).toContainText('9,880 new, 0 already the same, 120 wrong.', { timeout: LONG_MS })
  await expect(main.getByRole('listitem').filter({ hasText: 'Line 84' })).toContainText(
    'Na naira: “free” is not a price.',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Save 9,880 rows' }).tap()
  await expect(main).toContainText('9,880 saved, 120 left out because of errors.', { timeout: LONG_MS })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these rows' }).tap()
  const errors = readFileSync(await (await download).path(), 'utf8')
  expect(errors.trim().split('\r\n')).toHaveLength(WRONG + 1)
  await choose(page, errors.replaceAll(';free;', ';1050;'))
  await expect(main).toContainText('120 new, 0 already the same, 0 wrong.', { timeout: LONG_MS })
  await page.getByRole('button', { name: 'Save 120 rows' }).tap()
  await expect(main).toContainText('120 saved.', { timeout: LONG_MS })

  await page.getByRole('link', { name: 'Finish your drafts' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  expect((await call(listListings, {})).counts).toMatchObject({ ALL: ROWS, DRAFT: ROWS })
})

const choose = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'my stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
