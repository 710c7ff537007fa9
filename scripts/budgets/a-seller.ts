import { playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'

export type Seller = { stored: Record<string, string>; order: string; packed: string }

/** What the browser of a signed-in shop holds, an order that it has accepted and one that it has packed. */
export async function aSeller(origin: string): Promise<Seller> {
  const [order, packed] = [await playOrder(origin, 'ACCEPTED'), await playOrder(origin, 'PACKED')]
  return { stored: { shop: JSON.stringify(await signInDemoSeller(origin)) }, order, packed }
}
