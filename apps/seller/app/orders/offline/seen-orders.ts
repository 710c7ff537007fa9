import type { DataOf } from '@ahia/contracts/endpoint'
import type { OrderId } from '@ahia/contracts/ids'
import type { listSellerOrders, readDeliveryAddress } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from '#session/current-owner.ts'

export type Address = DataOf<typeof readDeliveryAddress>
export type Counts = DataOf<typeof listSellerOrders>['counts']
type SeenList = { at: string; ids: readonly OrderId[]; next: string | null }
type SeenAddress = { at: string; address: Address }

/** SELL-06: what was last seen of the shop's orders, for when there is no network. */
type Seen = {
  owner: string | null
  lists: Readonly<Record<string, SeenList>>
  orders: Readonly<Record<string, SellerOrder>>
  addresses: Readonly<Record<string, SeenAddress>>
  counts: Counts | null
}

const NOTHING: Seen = { owner: null, lists: {}, orders: {}, addresses: {}, counts: null }

/** SELL-56: after this an address is read again, or not at all. */
const ADDRESS_HOURS = 72
const HOUR_MS = 3_600_000
const MOST_ORDERS = 300

// The number in the key changes with the shape: what an older version stored is then left alone.
export const seen = createStoredValue<Seen>({
  key: 'seller-orders-2',
  event: 'seller-orders-changed',
  empty: NOTHING,
  parse: (json) => (isSeen(json) ? json : null),
})

function isSeen(json: unknown): json is Seen {
  const { owner, lists, orders, addresses } = fieldsOf(json)
  const isFolder = (value: unknown) => typeof value === 'object' && value !== null
  return isText(owner) && isFolder(lists) && isFolder(orders) && isFolder(addresses)
}

/** Nothing of another shop that used this browser is ever shown. */
export const readSeen = (): Seen => {
  const stored = seen.read()
  return stored.owner === currentOwner() ? stored : NOTHING
}

async function change(move: (stored: Seen) => Seen): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  try {
    await seen.change((stored) => tidy(move(stored.owner === owner ? stored : { ...NOTHING, owner })))
  } catch {} // blocked or full: only a visit without a network would miss it
}

type FirstPage = { key: string; orders: readonly SellerOrder[]; counts: Counts; next: string | null }

export const keepList = ({ key, orders, counts, next }: FirstPage): Promise<void> =>
  change((stored) => ({
    ...stored,
    counts,
    lists: {
      ...stored.lists,
      [key]: { at: new Date().toISOString(), ids: orders.map(({ _id }) => _id), next },
    },
    orders: { ...stored.orders, ...byId(orders) },
  }))

export const keepOrders = (orders: readonly SellerOrder[]): Promise<void> =>
  change((stored) => ({ ...stored, orders: { ...without(stored.orders, orders), ...byId(orders) } }))

export const keepAddress = (parcelId: string, address: Address): Promise<void> =>
  change((stored) => ({
    ...stored,
    addresses: { ...stored.addresses, [parcelId]: { at: new Date().toISOString(), address } },
  }))

const byId = (orders: readonly SellerOrder[]) => Object.fromEntries(orders.map((order) => [order._id, order]))

/** The newest stands last, so that the oldest is left out first. */
const without = (stored: Seen['orders'], orders: readonly SellerOrder[]) =>
  Object.fromEntries(Object.entries(stored).filter(([id]) => !orders.some(({ _id }) => _id === id)))

/** SELL-56: addresses only of parcels that are accepted and not sent, and for no longer than they may be kept. */
export function tidy(stored: Seen, now = Date.now()): Seen {
  const orders = Object.fromEntries(Object.entries(stored.orders).slice(-MOST_ORDERS))
  const open = new Set(
    Object.values(orders).flatMap(({ parcel }) =>
      NEEDS_ADDRESS.includes(parcel.status) ? [parcel._id] : [],
    ),
  )
  const isKept = ([parcelId, { at }]: [string, SeenAddress]) =>
    open.has(parcelId as SellerOrder['parcel']['_id']) && now - Date.parse(at) < ADDRESS_HOURS * HOUR_MS
  return { ...stored, orders, addresses: Object.fromEntries(Object.entries(stored.addresses).filter(isKept)) }
}

export const NEEDS_ADDRESS: readonly string[] = ['ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED']

/** SELL-56: on a phone that several people use. */
export function forgetSeen(): Promise<void> {
  return seen.change(() => NOTHING).catch(() => undefined)
}
