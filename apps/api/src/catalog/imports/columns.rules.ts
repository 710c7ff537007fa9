import { IMPORT_COLUMNS, type ImportColumn } from '@ahia/reference/seller/import-columns'

/** SELL-44: the names under which spreadsheets have them, in lower case and without marks. */
const NAMES = {
  ID: ['id', 'ahia id', 'item id'],
  SKU: ['sku', 'article number', 'article', 'item code', 'product code', 'code'],
  PRICE: ['price', 'price naira', 'price ngn', 'selling price', 'new price', 'unit price'],
  AVAILABLE: ['available', 'stock', 'quantity', 'qty', 'in stock'],
  LOW_STOCK: ['low stock at', 'low stock', 'low stock alert', 'alert at'],
  TITLE: ['product', 'title', 'product name', 'item name', 'name'],
  SUBTITLE: ['subtitle'],
  CATEGORY: ['category'],
  DESCRIPTION: ['description', 'product description'],
  CHOICE: ['choice', 'variant'],
} as const satisfies Record<ImportColumn, readonly string[]>

/** What each heading of a file means; null for a column that is not used. */
export type Means = readonly (ImportColumn | null)[]

/** What a shop answered about headings of its files before, by `headingKey`. */
export type Remembered = ReadonlyMap<string, ImportColumn | null>

/** Two headings are the same whatever their case and spaces. Empty for one that can't be remembered. */
export const headingKey = (heading: string): string =>
  heading.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 200)

/** What the shop answered wins over the usual names. */
export const recognise = (header: readonly string[], remembered: Remembered): Means =>
  header.map((heading) => {
    const answer = remembered.get(headingKey(heading))
    return answer === undefined ? columnOf(heading) : answer
  })

function columnOf(heading: string): ImportColumn | null {
  const plain = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return IMPORT_COLUMNS.find((column) => NAMES[column].some((known) => known === plain)) ?? null
}

/** What has to be answered about the columns before the file can be read, in a sentence; null when they are clear. */
export function unclearColumns(header: readonly string[], means: Means): string | null {
  for (const column of IMPORT_COLUMNS) {
    const [first, second] = header.filter((_, place) => means[place] === column)
    if (second !== undefined)
      return `“${first}” and “${second}” seem to be the same. Choose which of them we should read.`
  }
  const has = (column: ImportColumn) => means.includes(column)
  if (!has('ID') && !has('SKU')) return 'Choose the column with the SKU of each item.'
  if (!has('PRICE') && !has('AVAILABLE') && !has('LOW_STOCK'))
    return 'Choose the column with the price or the stock.'
  return null
}

/** Where each column is in the file, and what the file calls it. */
export type Columns = Partial<Record<ImportColumn, { place: number; name: string }>>

export const placeColumns = (header: readonly string[], means: Means): Columns =>
  Object.fromEntries(
    means.flatMap((column, place) =>
      column === null ? [] : [[column, { place, name: header[place] ?? '' }]],
    ),
  )
