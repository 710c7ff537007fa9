import type { listProducts } from '@ahia/contracts/catalog'
import type { DataOf } from '@ahia/contracts/endpoint'

type Product = DataOf<typeof listProducts>['products'][number]

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const FIGURES = [
  { available: 42, held: 2, toHandOver: 3, sku: 'OR-5' },
  { available: 2, held: 0, toHandOver: 1, sku: 'AW-S' },
  { available: 0, held: 0, toHandOver: 0, sku: null },
]

/** The answer of `GET /seller/stock` for a shop with these products, for pictures of the page. */
export const sampleStock = (products: readonly Product[]) => ({
  success: true,
  message: 'OK',
  data: {
    rows: products.slice(0, FIGURES.length).map(({ _id, name, images, basePrice: price }, place) => {
      const { available = 0, held = 0, toHandOver = 0, sku = null } = FIGURES[place] ?? {}
      const onShelf = available + held + toHandOver
      return {
        _id: idOf(place),
        productId: _id,
        name,
        choice: place === 1 ? 'Small' : null,
        image: images[0] ?? null,
        sku,
        isOnSale: place < 2,
        price,
        isOwnPrice: true,
        available,
        held,
        toHandOver,
        onShelf,
        lowStock: 3,
        version: 1,
      }
    }),
    counts: { low: 1, soldOut: 1 },
    shownAt: '2026-11-17T09:00:00.000Z',
    next: null,
  },
})

const IMPORT = {
  _id: idOf(1),
  state: 'PLANNED',
  fileName: 'prices november.csv',
  createdAt: '2026-11-17T09:00:00.000Z',
  reason: null,
  planHash: 'abc',
  columns: [
    { heading: 'Kode', example: 'OR-5', means: 'SKU' },
    { heading: 'Product', example: 'Ofada rice 5 kg', means: 'TITLE' },
    { heading: 'Sell at', example: '9,900', means: 'PRICE' },
    { heading: 'Cost', example: '7,200', means: null },
    { heading: 'Pieces', example: '50', means: 'AVAILABLE' },
  ],
  canMatch: true,
  counts: { new: 1, changed: 2, same: 118, wrong: 1, odd: 1, done: 0, skipped: 0 },
}

const NOTHING = { column: null, reason: null, price: null, isOdd: false, available: null, lowStock: null }

const ROWS = {
  WRONG: [
    {
      ...NOTHING,
      line: 14,
      outcome: 'WRONG',
      item: null,
      column: 'Price',
      reason: 'Is 12.500 the price 12500 or 12.50? Write the price as 14800 or 14800.50.',
    },
  ],
  NEW: [
    {
      ...NOTHING,
      line: 120,
      outcome: 'NEW',
      item: 'Yam tuber, large',
      price: { from: null, to: 4_200 },
      available: { from: null, to: 30 },
    },
  ],
  CHANGED: [
    {
      ...NOTHING,
      line: 2,
      outcome: 'CHANGED',
      item: 'Ofada rice 5 kg',
      price: { from: 9_500, to: 9_900 },
      available: { from: 42, to: 50 },
    },
    {
      ...NOTHING,
      line: 3,
      outcome: 'CHANGED',
      item: 'Ankara wrap dress, Small',
      price: { from: 14_800, to: 1_480 },
      isOdd: true,
    },
  ],
}

const UNMATCHED = {
  ...IMPORT,
  state: 'MATCHING',
  planHash: null,
  reason: 'Choose the column with the SKU of each item.',
  columns: IMPORT.columns.map((column) => ({ ...column, means: null })),
  counts: { new: 0, changed: 0, same: 0, wrong: 0, odd: 0, done: 0, skipped: 0 },
}

const isKind = (only: string): only is keyof typeof ROWS => only in ROWS

/** The answers about a file that was checked and not applied yet. */
export const sampleImport = (only: string | null) => ({
  success: true,
  message: 'OK',
  data:
    only === null ? { import: IMPORT } : { import: IMPORT, rows: isKind(only) ? ROWS[only] : [], next: null },
})

/** The answer about one whose columns nobody knows yet. */
export const sampleUnmatched = { success: true, message: 'OK', data: { import: UNMATCHED } }
