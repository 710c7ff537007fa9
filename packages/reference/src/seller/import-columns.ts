/** SELL-44: what a column of a shop's CSV file can be. Title to choice are read for new products alone. */
export const IMPORT_COLUMNS = [
  'ID',
  'SKU',
  'PRICE',
  'AVAILABLE',
  'LOW_STOCK',
  'TITLE',
  'SUBTITLE',
  'CATEGORY',
  'DESCRIPTION',
  'CHOICE',
] as const

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

export const IMPORT_COLUMN_LABELS = {
  ID: 'ID',
  SKU: 'SKU',
  PRICE: 'Price',
  AVAILABLE: 'Available',
  LOW_STOCK: 'Low stock at',
  TITLE: 'Title (new products)',
  SUBTITLE: 'Subtitle (new products)',
  CATEGORY: 'Category (new products)',
  DESCRIPTION: 'Description (new products)',
  CHOICE: 'Choice',
} as const satisfies Record<ImportColumn, string>
