import { productIdSchema, sellableIdSchema } from '@ahia/contracts/ids'
import { listStock } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { type ApiAnswer, answer } from '@ahia/testing/open-page'

export const SHOWN_AT = '2026-11-17T09:00:00.000Z'

export const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** One item of a shop's stock; say only what matters. */
export const stockRow = (place: number, given: Partial<StockRow> = {}): StockRow => ({
  _id: sellableIdSchema.parse(idOf(place)),
  productId: productIdSchema.parse(idOf(900)),
  name: `Item ${place}`,
  choice: null,
  image: null,
  sku: `SKU-${place}`,
  isOnSale: true,
  price: 14_800,
  isOwnPrice: true,
  available: 7,
  held: 2,
  toHandOver: 3,
  onShelf: 12,
  lowStock: 3,
  version: 1,
  ...given,
})

/** The whole stock of a shop, on one page. */
export const listed = (rows: StockRow[]): ApiAnswer =>
  answer(listStock, {
    rows,
    counts: { low: 0, soldOut: 0 },
    shownAt: SHOWN_AT,
    next: null,
  })
