import type { DeliveryEstimate } from '@ahia/contracts/delivery'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { toNaira } from '@ahia/money/naira'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { type Parcel, quoteParcel } from '@ahia/rules/delivery-fee'
import { listSoldProducts, type SoldProduct } from '#catalog/catalog.reads.ts'
import type { Db } from '#tables.ts'
import { arrivalOf } from './arrival.rules.ts'
import { readFees } from './delivery.sql.ts'

type Estimate = { state: DeliveryState; productIds: readonly ProductId[]; now: Date }

/** CART-16: the delivery fees to a state, one parcel per shop. Products that are not sold are left out. */
export async function estimateDelivery(
  { db }: { db: Db },
  { state, productIds, now }: Estimate,
): Promise<DeliveryEstimate> {
  const [fees, products] = await Promise.all([
    readFees(db.read, state),
    listSoldProducts(db.read, productIds),
  ])
  const parcels = toParcels(products).map(({ shopId, ...parcel }) => ({
    shopId,
    ...quoteParcel(fees, parcel),
  }))
  return {
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
    return [{ shopId, shopState, deliveryTypes: sold.map(({ deliveryType }) => deliveryType) }]
  })
}
