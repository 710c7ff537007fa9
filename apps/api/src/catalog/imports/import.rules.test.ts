import { expect, test } from 'vitest'
import { decodeCsv, delimiterOf, parseCsv, UnreadableFile } from '../csv/decode-csv.rules.ts'
import { csvLine } from '../csv/write-csv.rules.ts'
import { plainText, readPrice, readStock } from './cells.rules.ts'
import { findColumns } from './columns.rules.ts'

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

test('SELL-44 columns are found by their usual names; without a SKU, without anything to change or twice they are not', () => {
  expect(findColumns(['Item', 'Article number', 'Price (NGN)', 'Qty'])).toEqual({
    sku: { place: 1, name: 'Article number' },
    price: { place: 2, name: 'Price (NGN)' },
    stock: { place: 3, name: 'Qty' },
  })
  expect(findColumns(['Name', 'Price'])).toContain('SKU')
  expect(findColumns(['SKU', 'Name'])).toContain('Price')
  expect(findColumns(['SKU', 'Qty', 'Stock'])).toContain('mean the same')
})

test('SELL-44 a formula is defused on the way out and is itself again on the way in', () => {
  for (const sku of ['=1+1', '+A', '-7', '@x']) {
    const [row] = parseCsv(csvLine([sku]), ',')
    expect(row?.cells[0]).toBe(`'${sku}`)
    expect(plainText(row?.cells[0] ?? '')).toBe(sku)
  }
})
