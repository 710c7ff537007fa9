import type { Call } from '@ahia/contracts/call'
import { productRails, type RailProduct } from '@ahia/contracts/catalog'
import { definePart } from '@ahia/web/parts/define-part'
import { RETRY_AFTER_MS } from '../retry/retry-after.ts'

export type NewProduct = Omit<RailProduct, 'shopName' | 'sales'>
export type PopularProduct = Omit<RailProduct, 'shopName'>
export type Rails = { newest: NewProduct[]; popular: PopularProduct[] }

/** WIN-11: the page is complete without them, so a failure is not shown; they are asked for again by themselves. */
export const railsPart = definePart<null, Rails>({
  name: 'rails',
  load: loadRails,
  keyOf: () => '',
  failed: "We couldn't load these products",
  empty: { newest: [], popular: [] },
  retryAfterMs: RETRY_AFTER_MS,
})

/** Only what is shown goes into the page. */
async function loadRails(call: Call, _: null, signal: AbortSignal): Promise<Rails> {
  const { newest, popular } = await call(productRails, {}, { signal })
  return {
    newest: newest.map(({ shopName, sales, ...shown }) => shown),
    popular: popular.map(({ shopName, ...shown }) => shown),
  }
}
