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
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import { payableUntil } from '../is-payable.sql.ts'

type LockedLine = {
  position: number
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  name: string
  quantity: number
  lineKobo: Kobo
  category: Category
  cartLineId: CartLineId | null
}

export type LockedOrder = {
  id: OrderId
  checkoutId: CheckoutId
  accountId: AccountId
  shopId: ShopId
  hasPackage: boolean
  status: OrderStatus
  totalKobo: Kobo
  itemsKobo: Kobo
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  payableUntil: Date
  /** null: its items are not held. */
  heldAt: Date | null
  releasedAt: Date | null
  lines: LockedLine[]
}

type OrderSelection = { orderIds: readonly OrderId[]; accountId: AccountId | null }

/** Locks in the order of the ids, to avoid deadlocks; the orders of one account, or of all when `accountId` is null. */
export async function lockAndSelectOrders(
  tx: Tx,
  { orderIds, accountId }: OrderSelection,
): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    select
      o.id, o.checkout_id as "checkoutId", o.account_id as "accountId", o.shop_id as "shopId",
      s.has_package as "hasPackage", o.status, o.total_kobo as "totalKobo", o.items_kobo as "itemsKobo",
      o.delivery_fee_kobo as "deliveryFeeKobo", o.service_fee_kobo as "serviceFeeKobo", ${payableUntil},
      o.held_at as "heldAt", o.released_at as "releasedAt",
      (select json_agg(json_build_object(
        'position', l.position, 'productId', l.product_id, 'variantId', l.variant_id, 'optionId', l.option_id, 'name', l.name,
        'quantity', l.quantity, 'lineKobo', l.line_kobo, 'category', l.category, 'cartLineId', l.cart_line_id
      ) order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o join shop_cards s on s.id = o.shop_id
    where o.id = any(${[...orderIds]}::uuid[]) and (${accountId}::uuid is null or o.account_id = ${accountId})
    order by o.id for no key update of o`.execute(tx)
  return rows
}
