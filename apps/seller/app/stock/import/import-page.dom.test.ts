import { importIdSchema } from '@ahia/contracts/ids'
import {
  applyImport,
  getImport,
  getLastImport,
  type Import,
  type ImportRow,
  matchImportColumns,
  sendImport,
} from '@ahia/contracts/seller/imports'
import { type ApiAnswer, answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../../test/open-hub-page.ts'
import page from './import-page.tsx'

const COLUMNS: Import['columns'] = [
  { heading: 'Kode', example: 'OR-5', means: 'SKU' },
  { heading: 'Na naira', example: '9900', means: 'PRICE' },
]

const anImport = (given: Partial<Import> = {}): Import => ({
  _id: importIdSchema.parse('00000000-0000-4000-8000-000000000001'),
  state: 'PLANNED',
  fileName: 'prices.csv',
  createdAt: '2026-11-17T09:00:00.000Z',
  reason: null,
  planHash: 'abc',
  columns: COLUMNS,
  canMatch: true,
  counts: { new: 0, changed: 2, same: 5, wrong: 1, odd: 1, done: 0, skipped: 0 },
  ...given,
})

const aRow = (given: Partial<ImportRow>): ImportRow => ({
  line: 2,
  outcome: 'CHANGED',
  item: 'Ofada rice 5 kg',
  column: null,
  reason: null,
  price: null,
  isOdd: false,
  available: null,
  lowStock: null,
  ...given,
})

const WRONG = aRow({
  line: 4,
  outcome: 'WRONG',
  item: null,
  column: 'Price',
  reason: '“free” is not a price.',
})
const CHANGED = aRow({ price: { from: 9_500, to: 9_900 }, available: { from: 42, to: 50 } })

const rowsOf = (only: ImportRow['outcome'], rows: ImportRow[], of = anImport()) => ({
  ...answer(getImport, { import: of, rows, next: null }),
  query: { only },
})

const open = (answers: ApiAnswer[]) => openHubPage(page, answers, { path: '/seller/stock/import' })

test('SELL-44 a plan names every change and every wrong row, and exactly it is applied', async () => {
  const { api, all } = open([
    answer(getLastImport, { import: anImport() }),
    rowsOf('WRONG', [WRONG]),
    rowsOf('CHANGED', [CHANGED]),
  ])
  await expect.poll(() => all.css('main li').containing('Line 4').count).toBe(1)
  await expect.poll(() => all.css('main li').containing('Line 2').count).toBe(1)
  expect(all.css('main').content).toContain(
    '2 rows to change, 5 already the same, 1 wrong. Nothing is saved yet.',
  )
  expect(all.css('main li').containing('Line 4').content).toContain('Price: “free” is not a price.')
  expect(all.css('main li').containing('Line 2: Ofada').content).toContain('₦9,900')
  await all.css('input[type=checkbox]').click()
  const counts = { new: 0, changed: 2, same: 5, wrong: 1, odd: 1, done: 1, skipped: 1 }
  const done = anImport({ state: 'DONE', counts })
  api.give(answer(applyImport, { import: anImport({ state: 'APPLYING' }) }))
  api.give(answer(getLastImport, { import: done }))
  api.give(rowsOf('SKIPPED', [aRow({ outcome: 'SKIPPED', reason: 'Stock was 42 and is 41 now.' })], done))

  await all.role('button', 'Save 2 rows').click()

  await expect.poll(() => all.css('main').content).toContain('Saving: 0 of 2 rows.')
  await expect
    .poll(() => all.css('main').content, { timeout: 5_000 })
    .toContain(
      '1 saved, 1 skipped because something changed while you checked, 1 left out because of errors.',
    )
  await expect
    .poll(() => all.css('main li').containing('Line 2').content)
    .toContain('Stock was 42 and is 41 now.')
  expect(api.sent(applyImport)).toMatchObject([
    { planHash: 'abc', wrongRows: 'LEAVE_OUT', oddPrices: 'APPLY' },
  ])
})

test('SELL-44 a file that can’t be read says why, and one that is too large is not sent', async () => {
  const reason = 'Line 3 has a quotation mark that is never closed.'
  const { api, all } = open([
    answer(getLastImport, { import: anImport({ state: 'REFUSED', planHash: null, reason }) }),
  ])
  await expect.poll(() => all.css('main').content).toContain(reason)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const large = new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'large.csv')
  Object.defineProperty(input, 'files', { value: [large] })

  input?.dispatchEvent(new Event('change', { bubbles: true }))

  await expect
    .poll(() => all.css('main').content)
    .toContain('This file is larger than 5 MB. Split it into smaller files.')
  expect(api.sent(sendImport)).toEqual([])
})

test('SELL-44 a file with headings of its own is matched, and what is matched is sent once with its key', async () => {
  const unknown = COLUMNS.map((column) => ({ ...column, means: null }))
  const reason = 'Choose the column with the SKU of each item.'
  const none = { new: 0, changed: 0, same: 0, wrong: 0, odd: 0, done: 0, skipped: 0 }
  const asked = anImport({ state: 'MATCHING', planHash: null, reason, columns: unknown, counts: none })
  const { api, all } = open([answer(getLastImport, { import: asked })])
  await expect.poll(() => all.css('main').content).toContain(reason)
  expect(all.css('main li').containing('Kode').content).toContain('First row: OR-5')
  await choose('Kode', 'PRICE')
  await choose('Na naira', 'PRICE') // one column for one thing: the other is free again
  await choose('Kode', 'SKU')
  api.give(answer(matchImportColumns, { import: { ...asked, state: 'READING', canMatch: false } }))
  api.give(answer(getLastImport, { import: anImport({ counts: { ...none, new: 1 } }) }))
  api.give(rowsOf('NEW', [aRow({ outcome: 'NEW', item: 'Yam tuber', price: { from: null, to: 900 } })]))

  await all.role('button', 'Check the file').click()

  await expect
    .poll(() => all.css('main').content, { timeout: 5_000 })
    .toContain('New products, as drafts (1)')
  expect(all.css('main').content).toContain('How we read your columns: SKU, Price')
  await expect.poll(() => all.css('main li').containing('Yam tuber').content).toContain('Price: ₦900')
  expect(api.sent(matchImportColumns)).toMatchObject([{ means: ['SKU', 'PRICE'] }])
  expect(all.role('button', 'Save 1 row').count).toBe(1)
})

async function choose(heading: string, value: string): Promise<void> {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(heading))
  const select = document.getElementById(label?.htmlFor ?? '') as HTMLSelectElement
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => select.value).toBe(value)
}
