import type { Call } from '@ahia/contracts/call'
import { listShops } from '@ahia/contracts/shops'
import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { definePart } from '@ahia/web/parts/define-part'
import type { ShownShop } from '../cards/shop-card.tsx'

/** How many are shown: one row on a wide page. */
export const SHOPS_SHOWN = 4

/** In the home page's URL: the whole country, wherever the shopper is. */
export const EVERYWHERE = 'ALL'

/** What the home page's URL asks for: a state, the whole country, or null where nobody has chosen. */
export type AskedPlace = DeliveryState | typeof EVERYWHERE | null

export const placeOf = (url: URL): AskedPlace => {
  const asked = url.searchParams.get('state')
  return asked === EVERYWHERE ? EVERYWHERE : (DELIVERY_STATES.find((state) => state === asked) ?? null)
}

/** Null is the whole country. */
export const stateOf = (place: AskedPlace): DeliveryState | null => (place === EVERYWHERE ? null : place)

export const shopsPart = definePart<DeliveryState | null, ShownShop[]>({
  name: 'shops',
  load: loadShops,
  keyOf: (state) => state ?? '',
  failed: "We couldn't load the shops",
  empty: [],
})

/** Drops the fields that a card does not show, so that less goes into the page. */
async function loadShops(call: Call, state: DeliveryState | null, signal: AbortSignal): Promise<ShownShop[]> {
  const { shops } = await call(listShops, { ...(state && { state }), limit: SHOPS_SHOWN }, { signal })
  return shops.map(({ _id, name, city, rating, reviews, sign, owner, products }) => ({
    _id,
    name,
    city,
    rating,
    reviews,
    sign,
    owner,
    products,
  }))
}
