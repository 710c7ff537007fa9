import type { ProductId } from '@ahia/contracts/ids'
import type { OnlyIn } from '@ahia/reference/delivery-areas'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export type DeliveryAddress = { state: DeliveryState; city: string }

export type UndeliveredProduct = OnlyIn & { productId: ProductId; name: string }

/** Locks in the order of the ids, like every change of stock, to avoid deadlocks. */
export async function lockAndSelectUndelivered(
  tx: Tx,
  productIds: readonly ProductId[],
  { state, city }: DeliveryAddress,
): Promise<UndeliveredProduct[]> {
  const { rows } = await sql<UndeliveredProduct>`
    with locked as (
      select id, name, shop_id, delivery_area, area_state from products where id = any(${productIds}::uuid[])
      order by id for no key update
    )
    select p.id as "productId", p.name, p.delivery_area as area, p.area_state as state,
      delivery_city(s.state, s.city) as city
    from locked p join shop_cards s on s.id = p.shop_id
    where p.area_state <> ${state}
      or p.delivery_area = 'CITY' and delivery_city(s.state, s.city) <> delivery_city(${state}, ${city})
    order by p.name, p.id`.execute(tx)
  return rows
}
