import type { OrderId } from '@ahia/contracts/ids'
import { getSellerOrder } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'
import { callMarket } from '@ahia/testing/sign-up'

export type Seller = {
  email: string
  stored: Record<string, string>
  order: OrderId
  /** One for each time that handing over is measured: it is sent and done. */
  packed: OrderId[]
  /** The first of them, as the hub keeps it. */
  kept: SellerOrder
}

/** What the browser of a signed-in shop holds, an order that it has accepted and `runs` that it has packed. */
export async function aSeller(origin: string, runs: number): Promise<Seller> {
  const order = await playOrder(origin, 'ACCEPTED')
  const first = await playOrder(origin, 'PACKED')
  const packed = [first]
  while (packed.length < runs) packed.push(await playOrder(origin, 'PACKED'))
  const shop = await signInDemoSeller(origin)
  const { order: kept } = await callMarket(origin, shop.token)(getSellerOrder, { id: first })
  return { email: shop.email, stored: { shop: JSON.stringify(shop) }, order, packed, kept }
}
