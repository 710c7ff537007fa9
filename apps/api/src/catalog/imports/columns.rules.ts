const COLUMNS = ['id', 'sku', 'price', 'stock', 'low'] as const
export type Column = (typeof COLUMNS)[number]

/** SELL-44: the names under which spreadsheets have them, in lower case and without marks. */
const NAMES = {
  id: ['id', 'ahia id', 'item id'],
  sku: ['sku', 'article number', 'article', 'item code', 'product code', 'code'],
  price: ['price', 'price naira', 'price ngn', 'selling price', 'new price', 'unit price'],
  stock: ['available', 'stock', 'quantity', 'qty', 'in stock'],
  low: ['low stock at', 'low stock', 'low stock alert', 'alert at'],
} as const satisfies Record<Column, readonly string[]>

/** Where each known column is in the file, and what the file calls it. */
export type Columns = Partial<Record<Column, { place: number; name: string }>>

/** Returns what is wrong with a header instead, in a sentence. */
export function findColumns(header: readonly string[]): Columns | string {
  const columns: Columns = {}
  for (const [place, name] of header.entries()) {
    const column = columnOf(name)
    if (column === null) continue
    const twice = columns[column]
    if (twice) return `The columns “${twice.name}” and “${name}” mean the same. Remove one of them.`
    columns[column] = { place, name }
  }
  if (!columns.id && !columns.sku)
    return 'The first line needs a column “SKU” or “ID”. Download your products to see how the file should look.'
  if (!columns.price && !columns.stock && !columns.low)
    return 'The first line needs a column “Price”, “Available” or “Low stock at”.'
  return columns
}

function columnOf(name: string): Column | null {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return COLUMNS.find((column) => NAMES[column].some((known) => known === plain)) ?? null
}
