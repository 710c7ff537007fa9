import { playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'

/** What the browser of a signed-in shop holds, and an order of it. */
export async function aSeller(origin: string): Promise<{ stored: Record<string, string>; order: string }> {
  const order = await playOrder(origin, 'ACCEPTED')
  return { stored: { shop: JSON.stringify(await signInDemoSeller(origin)) }, order }
}
