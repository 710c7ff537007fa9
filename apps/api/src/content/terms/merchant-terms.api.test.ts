import { listTiers } from '@ahia/contracts/subscriptions'
import { readText } from '@ahia/documents/read-text'
import { MERCHANT_TERMS_VERSION, MERCHANT_TERMS_VERSIONS } from '@ahia/documents/terms-version'
import { plainText } from '@ahia/documents/text-document'
import { BRAND } from '@ahia/reference/brand'
import { CATEGORIES, CATEGORY_LABELS } from '@ahia/reference/categories'
import * as packages from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let pages: string[] = []
let whole = ''
beforeAll(async () => {
  api = await startTestApi()
  pages = await readPages(await (await getTerms()).arrayBuffer())
  whole = pages.join('')
})

const getTerms = (headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/api/v1/terms/merchant.pdf`, { headers })

const withoutGaps = (text: string) => text.replace(/\s+/g, '')

/** What can be selected on each, without the gaps between its pieces. */
async function readPages(pdf: ArrayBuffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const read: string[] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    read.push(withoutGaps(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return read
}

const expectText = (written: string) => expect(whole, written).toContain(withoutGaps(written))
const naira = (amount: number) => `₦${amount.toLocaleString('en')}`

test('MERCH-02 the merchant terms are a PDF with title, version, page numbers and signature lines', async () => {
  const response = await getTerms()

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${BRAND.slug}-merchant-terms-${MERCHANT_TERMS_VERSION}.pdf"`,
    'cache-control': 'public, max-age=3600',
  })
  expect(pages[0]).toContain(withoutGaps(`Merchant Terms`))
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(withoutGaps(`Page ${at + 1} of ${pages.length}`))
    expect(page).toContain(withoutGaps(`version of ${lagosDate(MERCHANT_TERMS_VERSION)}`))
  }
  for (const line of ['For the shop', `For ${BRAND.name}`, 'Signature', 'Place and date'])
    expect(pages.at(-1)).toContain(withoutGaps(line))
})

test('MERCH-02 tables stay on the page of their introduction, and the last section with the signatures', () => {
  const pageOf = (written: string) => pages.findIndex((page) => page.includes(withoutGaps(written)))

  expect(pageOf('Price a month')).toBe(pageOf('There are three packages'))
  expect(pageOf('bi-weekly on Fridays')).toBe(pageOf('We pay out as your package says'))
  expect(pageOf('16. Law, and how to reach us')).toBe(pages.length - 1)
})

test('MERCH-02 the text states its version date', () => {
  expectText(`This is the version of ${lagosDate(MERCHANT_TERMS_VERSION)}`)
})

test('MERCH-02 an unchanged PDF gets 304, and POST is refused', async () => {
  const etag = (await getTerms()).headers.get('etag') ?? ''

  const again = await getTerms({ 'if-none-match': etag })
  const post = await fetch(`${api.origin}/api/v1/terms/merchant.pdf`, { method: 'POST' })

  expect([again.status, await again.text()]).toEqual([304, ''])
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

// CONST-09, CONST-10, fact by fact, as the terms tell them.
test.each([
  'three packages: Basic, Premium (also called Advanced) and Elite',
  'Basic: monthly, at month end. The transfer takes 5–7 business days',
  'Premium: bi-weekly on Fridays',
  'Elite: weekly on Fridays',
  'The first 3 months are free',
  'The set-up fee is ₦200,000, one time',
  'The account management fee is ₦40,000',
  'monthly, quarterly, semi-annually or annually',
  'A change of price needs 30 days’ notice',
  'we keep 18% of gross sales',
  'deducted monthly or quarterly',
  'within 1 working day',
  'tell us within 1 day',
  'Keep receipts for 13 months',
  'By the 10th of each month',
  '5 days to verify it and settle',
  'for 1 year after it',
  'one month’s notice',
  '2 weeks to object',
  'not settled after 7 days is escalated',
  'satisfaction guarantee of 30 days',
  'a fixed percentage of gross sales that varies by category',
  '15% of the sale price including shipping',
  'It is not refunded',
  '15 to 30 days after delivery and acceptance',
  'after repeated bad reviews or complaints',
])('CONST-09, CONST-10 the terms say: %s', (written) => {
  expect(whole.replaceAll("'", '’')).toContain(withoutGaps(written))
})

const tables = readText('merchant-terms').blocks.filter((block) => block.kind === 'table')
const rowsOf = (at: number) =>
  tables[at]?.rows.map((cells) => cells.map(({ inlines }) => plainText(inlines))) ?? []
const { TIERS } = packages

test('CONST-10 each package in the terms costs a month what the market charges for it', async () => {
  const prices = await api.call(listTiers, {})

  expect(rowsOf(0)[0]).toEqual(['Price a month', ...TIERS.map((tier) => naira(prices[tier].amount))])
})

test('CONST-10 the commission rates in the terms match those in the database', async () => {
  const { rows: rates } = await api.pool.query<{ category: string; has_package: boolean; rate_bps: number }>(
    'select category, has_package, rate_bps from commission_rates',
  )

  for (const category of CATEGORIES) {
    const ofCategory = rates.filter((rate) => rate.category === category)
    const [withPackage, without] = [true, false].map(
      (has) => ofCategory.find((rate) => rate.has_package === has)?.rate_bps ?? 0,
    )
    expect(rowsOf(2)).toContainEqual([CATEGORY_LABELS[category], `${(withPackage ?? 0) / 100}%`])
    expectText(`${CATEGORY_LABELS[category]} ${(withPackage ?? 0) / 100}%`)
    expect(without).toBe(packages.UNSUBSCRIBED_PERCENT * 100)
  }
})

test('SELL-53 an earlier version can still be read, and a version that never was is the current one', async () => {
  const [earlier] = MERCHANT_TERMS_VERSIONS
  const nameOf = async (version: string) =>
    (await fetch(`${api.origin}/api/v1/terms/merchant.pdf?version=${version}`)).headers.get(
      'content-disposition',
    )

  expect(await nameOf(earlier)).toContain(`merchant-terms-${earlier}.pdf`)
  expect(await nameOf('2020-01-01')).toContain(`merchant-terms-${MERCHANT_TERMS_VERSION}.pdf`)
})
