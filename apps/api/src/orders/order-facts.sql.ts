import type { AccountId, AddOnId, OptionId, OrderId, ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'
import { payableUntil } from './is-payable.sql.ts'
import { parcelJson } from './parcels/parcel-json.sql.ts'

export type LineFacts = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  addOns: { addOnId: AddOnId; name: string; priceKobo: Kobo; quantity: number }[]
  name: string
  choiceLabels: string[]
  image: string | null
  quantity: number
  unitKobo: Kobo
  lineKobo: Kobo
  returnPolicy: Tables['order_lines']['return_policy']
  returnDays: number
  isReviewed: boolean
  isDisputed: boolean
}

/** Everything that is shown of an order, as of `readAt`. */
export type OrderFacts = {
  id: OrderId
  accountId: AccountId
  shopId: ShopId
  shopName: string
  status: OrderStatus
  itemsKobo: Kobo
  deliveryFeeKobo: Kobo
  serviceFeeKobo: Kobo
  totalKobo: Kobo
  deliveryWay: Order['delivery']['type']
  deliveryState: Order['delivery']['region']
  street: string | null
  city: string | null
  deliveryNotes: string | null
  receiverName: string | null
  receiverPhone: string | null
  daysFrom: number
  daysTo: number
  placedAt: Date
  payableUntil: Date
  heldAt: Date | null
  releasedAt: Date | null
  deliveredAt: Date | null
  readAt: Date
  lines: LineFacts[]
  moves: Order['timeline']
  parcel: Order['parcel']
  /** The unpaid orders of the same checkout. */
  unpaidTogether: OrderId[]
  /** A payment that the provider has not confirmed yet. */
  pendingPayment: { reference: string } | null
  refund: { amountKobo: Kobo; status: NonNullable<Order['refund']>['status'] } | null
  chargebacks: (Omit<Order['chargebacks'][number], 'amount'> & { takenKobo: Kobo })[]
}

const linesOf = sql`
  select json_agg(json_build_object(
    'productId', l.product_id, 'variantId', l.variant_id, 'optionId', l.option_id, 'addOns', l.add_ons,
    'name', l.name, 'choiceLabels', l.choices, 'image', picture_address(l.picture_key), 'quantity', l.quantity,
    'unitKobo', l.unit_kobo, 'lineKobo', l.line_kobo, 'returnPolicy', l.return_policy, 'returnDays', l.return_days,
    'isReviewed', exists (
      select from review_authors r where r.account_id = o.account_id and r.product_id = l.product_id
    ), 'isDisputed', exists (
      select from dispute_lines x where x.order_id = l.order_id and x.position = l.position
    )) order by l.position)
  from order_lines l where l.order_id = o.id`

const movesOf = sql`
  select json_agg(json_build_object(
    'status', m.to_status, 'at', to_char(m.moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', m.actor, 'note', m.note) order by m.moved_at, m.id)
  from order_moves m where m.order_id = o.id`

const chargebacksOf = sql`
  select json_agg(json_build_object(
    'status', c.status, 'disputedAt', to_char(c.disputed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'closedAt', to_char(c.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'takenKobo', c.taken_kobo) order by c.opened_at, c.chargeback_id)
  from order_chargebacks c where c.order_id = o.id`

const parcelOf = sql`
  select ${parcelJson} from parcels p where p.order_id = o.id order by p.id desc limit 1`

type Page = { limit: number; offset: number; order?: RawBuilder<unknown> }

/** Newest first; `which` is a condition on `orders`. */
async function selectFacts(
  reader: Reader,
  which: RawBuilder<unknown>,
  { limit, offset, order = sql`placed_at desc, id desc` }: Page,
): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    with page as materialized (
      select * from orders where ${which} order by ${order} limit ${limit} offset ${offset}
    )
    select
      o.id, o.account_id as "accountId", o.shop_id as "shopId", o.shop_name as "shopName", o.status,
      o.items_kobo as "itemsKobo", o.delivery_fee_kobo as "deliveryFeeKobo", o.service_fee_kobo as "serviceFeeKobo",
      o.total_kobo as "totalKobo", o.delivery_type as "deliveryWay", o.delivery_state as "deliveryState", o.street,
      o.city, o.delivery_notes as "deliveryNotes", o.receiver_name as "receiverName",
      o.receiver_phone as "receiverPhone", o.days_from as "daysFrom", o.days_to as "daysTo", o.placed_at as "placedAt",
      ${payableUntil}, o.held_at as "heldAt", o.released_at as "releasedAt", o.delivered_at as "deliveredAt", now() as "readAt",
      coalesce((${linesOf}), '[]') as lines, coalesce((${movesOf}), '[]') as moves, (${parcelOf}) as parcel,
      case when o.status = 'PENDING' then array(
        select beside.id from orders beside where beside.checkout_id = o.checkout_id and beside.status = 'PENDING'
        order by beside.id
      ) else '{}' end as "unpaidTogether",
      case when o.status = 'PENDING' then (
        select json_build_object('reference', c.reference) from order_payments_confirming c where c.order_id = o.id
        order by c.confirming_since desc, c.reference limit 1
      ) end as "pendingPayment",
      (select json_build_object('amountKobo', r.amount_kobo, 'status', r.status)
       from order_refunds r where r.order_id = o.id) as refund,
      coalesce((${chargebacksOf}), '[]') as chargebacks
    from page o order by ${order}`.execute(reader)
  return rows
}

type Part = { limit: number; offset: number }

/** T5: this account's orders only, including replaced ones. */
export const listAllFacts = (
  reader: Reader,
  { accountId, ...part }: Part & { accountId: AccountId },
): Promise<OrderFacts[]> => selectFacts(reader, sql`account_id = ${accountId}`, part)

export type OrderFilter = { accountId: AccountId; status: OrderStatus | null }

/**
 * What a customer is shown. WIN-25: a total that never went to payment is no order to them. CHK-06: a replaced order only
 * if a payment for it was captured and is being refunded.
 */
const isShown = ({ accountId, status }: OrderFilter) => sql`
  account_id = ${accountId} and (${status}::text is null or status = ${status})
  and (status not in ('PENDING', 'CANCELLED', 'EXPIRED')
    or exists (select from order_payments_started p where p.order_id = orders.id))
  and (replaced_at is null or exists (select from order_refunds r where r.order_id = orders.id))`

export const listShownFacts = (reader: Reader, { limit, offset, ...shown }: Part & OrderFilter) =>
  selectFacts(reader, isShown(shown), { limit, offset })

type Numbered = { accountId: AccountId; numbers: readonly string[]; limit: number }

/** T5: this account's orders only. ORD-02: a number is the last eight characters of an id. */
export const listNumberedFacts = (reader: Reader, { accountId, numbers, limit }: Numbered) =>
  selectFacts(
    reader,
    sql`${isShown({ accountId, status: null })} and right(id::text, 8) = any(${[...numbers]}::text[])`,
    { limit, offset: 0 },
  )

export async function countShown(reader: Reader, shown: OrderFilter): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::integer as orders from orders where ${isShown(shown)}`.execute(reader)
  return rows[0]?.orders ?? 0
}

/** Orders of all customers, for the dev console. Ordered by id, which is indexed and grows with time. */
export const listNewestFacts = (reader: Reader, limit: number): Promise<OrderFacts[]> =>
  selectFacts(reader, sql`true`, { limit, offset: 0, order: sql`id desc` })

export async function findFacts(reader: Reader, orderId: OrderId): Promise<OrderFacts | null> {
  const [found] = await selectFacts(reader, sql`id = ${orderId}`, { limit: 1, offset: 0 })
  return found ?? null
}

/** T5: another shop's order is not found, nor one that was never paid. */
export async function findShopFacts(
  reader: Reader,
  { shopId, orderId }: { shopId: ShopId; orderId: OrderId },
): Promise<OrderFacts | null> {
  const own = sql`id = ${orderId} and shop_id = ${shopId} and exists (select from parcels p where p.order_id = orders.id)`
  const [found] = await selectFacts(reader, own, { limit: 1, offset: 0 })
  return found ?? null
}

/** T5: another customer's order is not found. */
export async function findOwnFacts(
  reader: Reader,
  { accountId, orderId }: { accountId: AccountId; orderId: OrderId },
): Promise<OrderFacts | null> {
  const own = sql`id = ${orderId} and account_id = ${accountId}`
  const [found] = await selectFacts(reader, own, { limit: 1, offset: 0 })
  return found ?? null
}
