import { MAX_LOW_STOCK, MAX_PRICE_NAIRA, MAX_STOCK } from '@ahia/contracts/limits'
import { kobo } from '@ahia/money/kobo'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { expect, test } from 'vitest'
import { decodeCsv, delimiterOf, parseCsv, UnreadableFile } from '../csv/decode-csv.rules.ts'
import { csvLine } from '../csv/write-csv.rules.ts'
import { plainText, readLowStock, readPrice, readStock } from './cells.rules.ts'
import { recognise, unclearColumns } from './columns.rules.ts'
import { type NamesTaken, readNewRow } from './new-row.rules.ts'

test.each([
  ['14800', 1_480_000],
  ['14,800', 1_480_000],
  ['₦14,800.50', 1_480_050],
  ['NGN 14 800', 1_480_000],
  ['14800,5', 1_480_050],
  ['1,234,567', 123_456_700],
])('SELL-44 a price written as %s is understood', (cell, kobo) => {
  expect(readPrice(cell)).toEqual({ value: kobo })
})

test.each(['0', '-1', '0.001', 'NaN', '1e9', '14,80,0', 'free', '₦', '1000000001', '12,5000'])(
  'SELL-44 %s is no price, and the row says how to write one',
  (cell) => {
    expect(readPrice(cell)).toEqual({ reason: expect.any(String) })
  },
)

test('SELL-44 a price that could mean two amounts is asked about and not guessed', () => {
  expect(readPrice('12.500')).toEqual({ reason: expect.stringContaining('12500 or 12.50?') })
})

test.each([
  ['price', readPrice, MAX_PRICE_NAIRA, kobo(MAX_PRICE_NAIRA * 100)],
  ['quantity', readStock, MAX_STOCK, MAX_STOCK],
  ['mark for low stock', readLowStock, MAX_LOW_STOCK, MAX_LOW_STOCK],
])('SELL-44 the highest %s is read, and one more is refused', (_what, read, most, value) => {
  expect(read(String(most))).toEqual({ value })
  expect(read(String(most + 1))).toEqual({ reason: expect.any(String) })
})

test.each(['-1', '1.5', '2147483648', 'ten', '1,00'])('SELL-44 %s is no quantity', (cell) => {
  expect(readStock(cell)).toEqual({ reason: expect.any(String) })
})

const rowsOf = (text: string) =>
  [...parseCsv(text, delimiterOf(text))].map(({ line, cells }) => [line, ...cells])

test('SELL-44 files with commas, semicolons or tabs, quotes, line breaks and empty lines are read alike', () => {
  expect(rowsOf('SKU,Price\r\nA,1\r\n\r\n"B ""b"", c","2\n3"\r\nD,4')).toEqual([
    [1, 'SKU', 'Price'],
    [2, 'A', '1'],
    [4, 'B "b", c', '2\n3'],
    [6, 'D', '4'],
  ])
  expect(rowsOf('SKU;Price\nA;1,5')).toEqual([
    [1, 'SKU', 'Price'],
    [2, 'A', '1,5'],
  ])
  expect(rowsOf('SKU\tPrice\nA\t1')).toEqual([
    [1, 'SKU', 'Price'],
    [2, 'A', '1'],
  ])
})

test.each(['a,"b\nc,d', `a,b\n${'x'.repeat(1_000_000)}`, ','.repeat(200)])(
  'SELL-44 a file that makes no sense is refused with a line number (%#)',
  (text) => {
    expect(() => rowsOf(text)).toThrow(UnreadableFile)
  },
)

test('SELL-44 UTF-8 with and without its mark and Windows-1252 are read; other encodings and programs are not', () => {
  expect(decodeCsv(Buffer.from('\uFEFFỌfada ₦'))).toBe('Ọfada ₦')
  expect(decodeCsv(Buffer.from('Caf\xe9 \x80', 'latin1'))).toBe('Café €')
  expect(() => decodeCsv(Buffer.from([0xff, 0xfe, 0x41, 0]))).toThrow('UTF-16')
  expect(() => decodeCsv(Buffer.from('PK\u0000\u0001'))).toThrow('not a CSV')
})

const NONE = new Map()

test('SELL-44 columns are found by their usual names; what is unclear is asked about', () => {
  const means = (header: string[]) => recognise(header, NONE)
  expect(means(['Item', 'Article number', 'Price (NGN)', 'Qty', 'Product'])).toEqual([
    null,
    'SKU',
    'PRICE',
    'AVAILABLE',
    'TITLE',
  ])
  const unclear = (header: string[]) => unclearColumns(header, means(header))
  expect(unclear(['SKU', 'Price'])).toBeNull()
  expect(unclear(['Name', 'Price'])).toContain('SKU')
  expect(unclear(['SKU', 'Name'])).toContain('price')
  expect(unclear(['SKU', 'Qty', 'Stock'])).toContain('“Qty” and “Stock” seem to be the same')
})

test('SELL-44 what a shop said about a heading wins, whatever its case and spaces', () => {
  const remembered = new Map<string, ImportColumn | null>([
    ['my code', 'SKU'],
    ['price', null],
    ['sell at', 'PRICE'],
  ])
  expect(recognise(['My  code ', 'Price', 'SELL AT', 'Qty'], remembered)).toEqual([
    'SKU',
    null,
    'PRICE',
    'AVAILABLE',
  ])
})

const NOBODY: NamesTaken = { isTaken: () => false, lineOfSku: () => undefined, lineOfName: () => undefined }
const newRow = (cells: Partial<Record<ImportColumn, string>>, names = NOBODY) =>
  readNewRow('NEW-1', (column) => cells[column] ?? '', names)

test('SELL-44 a row that no product has is read as a new product', () => {
  expect(
    newRow({ TITLE: 'Ofada rice, 5 kg', SUBTITLE: 'Stone-free', CATEGORY: 'grocery and supermarket' }),
  ).toEqual({
    row: {
      sku: 'NEW-1',
      name: 'Ofada rice, 5 kg',
      subtitle: 'Stone-free',
      description: '',
      category: 'GROCERY',
    },
  })
})

test.each([
  ['no title', {}, 'SKU'],
  ['a title of 201 characters', { TITLE: 'x'.repeat(201) }, 'TITLE'],
  ['a title in two lines', { TITLE: 'Ofada\nrice' }, 'TITLE'],
  ['a title with hidden characters', { TITLE: 'Ofada\u202erice' }, 'TITLE'],
  ['a choice', { TITLE: 'Dress', CHOICE: 'Small' }, 'CHOICE'],
  ['a category that there is not', { TITLE: 'Dress', CATEGORY: 'Dresses' }, 'CATEGORY'],
] as const)('SELL-44 a new row with %s says what to do', (_what, cells, column) => {
  expect(newRow(cells)).toEqual({ column, reason: expect.any(String) })
})

test('SELL-44 a new row whose title a product has, or another line, is not a second product', () => {
  expect(newRow({ TITLE: 'Dress' }, { ...NOBODY, isTaken: () => true })).toMatchObject({ column: 'TITLE' })
  expect(newRow({ TITLE: 'Dress' }, { ...NOBODY, lineOfName: () => 7 })).toMatchObject({
    reason: expect.stringContaining('Line 7'),
  })
})

test('SELL-44 a formula is defused on the way out and is itself again on the way in', () => {
  for (const sku of ['=1+1', '+A', '-7', '@x']) {
    const [row] = parseCsv(csvLine([sku]), ',')
    expect(row?.cells[0]).toBe(`'${sku}`)
    expect(plainText(row?.cells[0] ?? '')).toBe(sku)
  }
})
