import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { toNaira } from '@ahia/money/naira'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { deliveryOf } from '@ahia/rules/delivery-area'
import { type Parcel, quoteParcel } from '@ahia/rules/delivery-fee'
import { listSoldProducts, type SoldProduct } from '#catalog/catalog.reads.ts'
import type { Db } from '#tables.ts'
import { arrivalOf } from './arrival.rules.ts'
import { readFees } from './delivery.sql.ts'

type Estimate = { state: DeliveryState; productIds: readonly ProductId[]; now: Date }

/**
 * CART-16: the delivery fees to a state, one parcel per shop. Products that are not sold are left out, and those that are not
 * delivered there are named (WIN-01).
 */
export async function estimateDelivery(
  { db }: { db: Db },
  { state, productIds, now }: Estimate,
): Promise<DeliveryEstimate> {
  const [fees, sold] = await Promise.all([readFees(db.read, state), listSoldProducts(db.read, productIds)])
  const isDelivered = (product: SoldProduct) => deliveryOf(product, { state }).isDelivered
  const parcels = toParcels(sold.filter(isDelivered)).map(({ shopId, ...parcel }) => ({
    shopId,
    ...quoteParcel(fees, parcel, now),
  }))
  return {
    undelivered: sold.filter((product) => !isDelivered(product)).map(({ productId }) => productId),
    fee: toNaira(sum(parcels.map(({ feeKobo }) => feeKobo))),
    shops: parcels.map(({ shopId, feeKobo, daysFrom, daysTo }) => ({
      shopId,
      fee: toNaira(feeKobo),
      daysFrom,
      daysTo,
    })),
    arrives: arrivalOf(parcels, now),
  }
}

/** In the order in which the shops first occur. */
function toParcels(products: readonly SoldProduct[]): (Parcel & { shopId: ShopId })[] {
  const ofShops = Map.groupBy(products, ({ shopId }) => shopId)
  return [...ofShops.values()].flatMap((sold) => {
    const [first] = sold
    if (!first) return []
    const { shopId, shopState } = first
    return [{ shopId, shopState, items: sold.map(({ logistics }) => logistics) }]
  })
}
