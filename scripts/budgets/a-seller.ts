import { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { loginShop } from '@ahia/contracts/shop-accounts'
import { callMarket } from '@ahia/testing/sign-up'

/** SELL-63: the demo market's own account of a shop. */
const DEMO_SELLER = { email: 'mama@example.com', password: 'sell-on-ahia-2026' }

/** What the browser of a signed-in shop holds, and an order of it. */
export async function aSeller(origin: string): Promise<{ stored: Record<string, string>; order: string }> {
  const shop = await callMarket(origin)(loginShop, DEMO_SELLER)
  const { orders } = await callMarket(origin, shop.token)(listSellerOrders, {})
  return { stored: { shop: JSON.stringify(shop) }, order: orders[0]?._id ?? '' }
}
