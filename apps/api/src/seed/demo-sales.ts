import type { Chance } from '@ahia/demo-market/seeded-random'
import { listSellables, type NewProduct } from '#catalog/new-product.ts'
import type { PastSale } from '#catalog/stock/record-past-sales.ts'
import { daysBeforeDemo } from './demo-dates.ts'

type Sold = { product: NewProduct; sold: number; ageDays: number }

const MOST_DAYS_OF_SALE = 6

/** Past sales, spread at random over the choices and over a few days. */
export function toSales({ product, sold, ageDays }: Sold, chance: Chance): PastSale[] {
  const sellables = listSellables(product)
  const parts = sellables.flatMap(({ variantId, optionId }) =>
    Array.from({ length: Math.ceil(MOST_DAYS_OF_SALE / sellables.length) }, () => ({
      variantId,
      optionId,
      weight: chance.between(0.1, 1.1),
      soldAt: daysBeforeDemo(chance.between(0, ageDays)),
    })),
  )
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  let left = sold
  return parts.flatMap(({ variantId, optionId, weight, soldAt }, place) => {
    const isLast = place === parts.length - 1
    const quantity = isLast ? left : Math.min(left, Math.floor((sold * weight) / whole))
    left -= quantity
    return quantity === 0 ? [] : [{ productId: product.id, variantId, optionId, quantity, soldAt }]
  })
}
