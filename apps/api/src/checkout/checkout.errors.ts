import type { CartLineId, OptionId, ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import { MAX_UNPAID_CHECKOUTS } from '@ahia/contracts/limits'
import { areaName, type OnlyIn } from '@ahia/reference/delivery-areas'
import { lagosDate } from '@ahia/rules/lagos-date'
import { DomainError } from '#platform/domain-error.ts'

// `details` are part of the API, which calls a cart line an item: `itemId` and `itemIds` below are ids of cart lines.

type ShortItem = {
  productId: ProductId
  selectedVariantId: VariantId | null
  selectedOptionId: OptionId | null
  name: string
  /** The cart lines that contain it; empty for Buy Now. */
  itemIds: CartLineId[]
  available: number
}

export const outOfStock = (items: readonly ShortItem[]) =>
  new DomainError('OUT_OF_STOCK', items.map(inWords).join('. '), { details: { items } })

const inWords = ({ name, available }: ShortItem): string =>
  available === 0 ? `${name} is out of stock` : `Only ${available} of ${name} left`

type UndeliveredItem = {
  productId: ProductId
  name: string
  onlyIn: OnlyIn
  /** The cart lines that contain it; empty for Buy Now. */
  itemIds: CartLineId[]
}

export const outsideDeliveryArea = (items: readonly UndeliveredItem[]) =>
  new DomainError(
    'OUTSIDE_DELIVERY_AREA',
    items.map(({ name, onlyIn }) => `${name} is delivered in ${areaName(onlyIn)} only`).join('. '),
    { details: { items } },
  )

/** In naira. */
type ChangedPrice = { itemId: CartLineId; name: string; was: number; now: number }

export const priceChanged = (items: readonly ChangedPrice[]) =>
  new DomainError(
    'PRICE_CHANGED',
    items.length === 1
      ? 'A price has changed since you added this item. Check the new total to continue.'
      : 'Prices have changed since you added these items. Check the new total to continue.',
    { details: { items } },
  )

export const requestKeyReused = () =>
  new DomainError('REQUEST_KEY_REUSED', 'This request key was used for another order')

export const tooManyUnpaid = () =>
  new DomainError(
    'TOO_MANY_UNPAID',
    `You have ${MAX_UNPAID_CHECKOUTS} orders waiting for payment. Pay for one or cancel it first.`,
  )

type AdultItem = { productId: ProductId; name: string; itemIds: CartLineId[] }

/** PRIV-14 */
export const adultsOnly = (items: readonly AdultItem[]) =>
  new DomainError(
    'ADULTS_ONLY',
    items.length === 1
      ? `${items[0]?.name} is only for buyers aged 18 or older`
      : 'Some of these items are only for buyers aged 18 or older',
    { details: { items } },
  )

type AwayShop = { shopId: ShopId; name: string; backOn: string }

/** SELL-48 */
export const shopOnHoliday = (shops: readonly AwayShop[]) =>
  new DomainError(
    'SHOP_ON_HOLIDAY',
    shops
      .map(({ name, backOn }) => `${name} is on holiday and back on ${lagosDate(`${backOn}T12:00:00+01:00`)}`)
      .join('. '),
    { details: { shops } },
  )
