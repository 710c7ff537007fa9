import type { OrderId } from '@ahia/contracts/ids'
import { getSellerOrder } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'
import { callMarket } from '@ahia/testing/sign-up'

export type Seller = {
  email: string
  stored: Record<string, string>
  order: OrderId
  packed: OrderId
  /** The packed one, as the hub keeps it. */
  kept: SellerOrder
}

/** What the browser of a signed-in shop holds, an order that it has accepted and one that it has packed. */
export async function aSeller(origin: string): Promise<Seller> {
  const order = await playOrder(origin, 'ACCEPTED')
  const packed = await playOrder(origin, 'PACKED')
  const shop = await signInDemoSeller(origin)
  const { order: kept } = await callMarket(origin, shop.token)(getSellerOrder, { id: packed })
  return { email: shop.email, stored: { shop: JSON.stringify(shop) }, order, packed, kept }
}
