import type {
  AccountId,
  CartLineId,
  CheckoutId,
  OptionId,
  OrderId,
  ProductId,
  ShopId,
  VariantId,
} from '@ahia/contracts/ids'
import { HOLD_MINUTES } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { ReturnPolicy } from '@ahia/reference/return-policies'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'
import { payableUntil } from './is-payable.sql.ts'

export type OrderDraft = {
  id: OrderId
  shopId: ShopId
  shopName: string
  itemsKobo: Kobo
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  daysFrom: number
  daysTo: number
  lines: readonly DraftLine[]
}

export type DraftLine = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  addOns: readonly { addOnId: string; name: string; priceKobo: Kobo; quantity: number }[]
  name: string
  choiceLabels: readonly string[]
  pictureKey: string | null
  category: Category
  quantity: number
  /** Unit price with add-ons. */
  unitKobo: Kobo
  returnPolicy: ReturnPolicy
  returnDays: number
  /** null for Buy Now. */
  cartLineId: CartLineId | null
}

/** What all orders of one checkout have in common. */
export type SharedOrderDetails = {
  checkoutId: CheckoutId
  accountId: AccountId
  hold: {
    isHeld: boolean
    /** Kept from the checkout that this one replaces, if any (CHK-06); it is the time to pay, held or not. */
    deadline: Date | null
  }
  delivery: {
    /** To the door or picked up. A product's delivery type is who pays for its delivery. */
    type: Tables['orders']['delivery_type']
    state: DeliveryState
    street: string | null
    city: string | null
    notes: string | null
    receiver: { name: string; phone: string } | null
  }
}

export type PlacedOrder = Omit<OrderDraft, 'lines'> & {
  totalKobo: Kobo
  placedAt: Date
  payableUntil: Date
  /** Its items were held at the checkout. */
  isHeld: boolean
}

export const placedColumns = sql`
  id, shop_id as "shopId", shop_name as "shopName", items_kobo as "itemsKobo",
  delivery_fee_kobo as "deliveryFeeKobo", service_fee_kobo as "serviceFeeKobo", total_kobo as "totalKobo",
  days_from as "daysFrom", days_to as "daysTo", placed_at as "placedAt", ${payableUntil},
  coalesce(held_at <= placed_at, false) as "isHeld"`

/** One row per order and one per line. */
type NewOrders = {
  orders: readonly Omit<OrderDraft, 'lines'>[]
  lines: readonly (DraftLine & { orderId: OrderId; position: number })[]
}

/** Orders, their lines and their first status in one statement. I20 (one clock): the deadline is by the database's. */
export async function insertOrders(
  tx: Tx,
  { checkoutId, accountId, hold, delivery }: SharedOrderDetails,
  { orders, lines }: NewOrders,
): Promise<PlacedOrder[]> {
  const { rows } = await sql<PlacedOrder>`
    with placed as (
      insert into orders (
        id, checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo, service_fee_kobo,
        days_from, days_to, delivery_type, delivery_state, street, city, delivery_notes, receiver_name,
        receiver_phone, held_until, held_at
      )
      select
        "id", ${checkoutId}::uuid, ${accountId}::uuid, "shopId", "shopName", "itemsKobo", "deliveryFeeKobo",
        "serviceFeeKobo", "daysFrom", "daysTo", ${delivery.type}, ${delivery.state}, ${delivery.street}::text,
        ${delivery.city}::text, ${delivery.notes}::text, ${delivery.receiver?.name ?? null}::text,
        ${delivery.receiver?.phone ?? null}::text,
        coalesce(${hold.deadline}::timestamptz, now() + make_interval(mins => ${HOLD_MINUTES})),
        case when ${hold.isHeld}::boolean then now() end
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as draft (
        "id" uuid, "shopId" uuid, "shopName" text, "itemsKobo" bigint, "deliveryFeeKobo" bigint,
        "serviceFeeKobo" bigint, "daysFrom" integer, "daysTo" integer
      )
      returning ${placedColumns}
    ), lines as (
      insert into order_lines (
        order_id, position, product_id, variant_id, option_id, add_ons, name, choices, picture_key, category,
        quantity, unit_kobo, return_policy, return_days, cart_line_id
      )
      select
        "orderId", "position", "productId", "variantId", "optionId", "addOns", "name", "choiceLabels", "pictureKey",
        "category", "quantity", "unitKobo", "returnPolicy", "returnDays", "cartLineId"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
        "orderId" uuid, "position" smallint, "productId" uuid, "variantId" uuid, "optionId" uuid, "addOns" jsonb,
        "name" text, "choiceLabels" text[], "pictureKey" text, "category" text, "quantity" integer, "unitKobo" bigint,
        "returnPolicy" text, "returnDays" integer, "cartLineId" uuid
      )
    ), moves as (
      insert into order_moves (id, order_id, to_status, actor)
      select uuidv7(), id, 'PENDING', 'CUSTOMER' from placed
    )
    select * from placed order by id`.execute(tx)
  return rows
}
