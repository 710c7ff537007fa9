import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { DeliveryType } from '@ahia/reference/delivery-types'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type SoldProduct = {
  productId: ProductId
  name: string
  /** The lowest among its choices, as its card says it. */
  shownPriceKobo: Kobo
  deliveryType: DeliveryType
  shopId: ShopId
  shopState: DeliveryState
}

export async function listSold(reader: Reader, productIds: ProductId[]): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select
      p.id as "productId", p.name, coalesce(p.from_price_kobo, p.base_price_kobo) as "shownPriceKobo",
      p.delivery_type as "deliveryType", s.id as "shopId", s.state as "shopState"
    from unnest(${productIds}::uuid[]) with ordinality as asked (id, place)
    join products p on p.id = asked.id and p.is_visible join shop_cards s on s.id = p.shop_id
    order by asked.place`.execute(reader)
  return rows
}
