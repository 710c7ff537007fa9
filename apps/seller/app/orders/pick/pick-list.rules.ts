import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { detailsOf } from '../order-words.ts'

export type PickRow = {
  name: string
  details: string
  image: string | null
  sku: string | null
  quantity: number
  /** Where each of them goes. */
  places: readonly { orderId: string; place: number; quantity: number }[]
}

/** SELL-29: the same thing of several orders is one row, so that one walk to the shelf fetches all of it. */
export function toPickRows(orders: readonly SellerOrder[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const { _id: orderId, items } of orders)
    for (const [place, item] of items.entries()) {
      const details = detailsOf(item)
      const key = JSON.stringify([item.name, details])
      const { name, image, sku, quantity } = item
      const row = rows.get(key) ?? { name, details, image, sku, quantity: 0, places: [] }
      rows.set(key, {
        ...row,
        quantity: row.quantity + quantity,
        places: [...row.places, { orderId, place, quantity }],
      })
    }
  return [...rows.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.details.localeCompare(b.details),
  )
}

/** The row whose SKU is on a barcode; SKUs differ whatever their case. */
export const findBySku = (rows: readonly PickRow[], code: string): PickRow | undefined =>
  rows.find(({ sku }) => sku !== null && sku.toLowerCase() === code.trim().toLowerCase())
