import { orderNumber } from '@ahia/rules/order-number'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { useEffect } from 'react'
import { SeenNote } from '#offline/seen-note.tsx'
import { useNow } from '#offline/use-now.ts'
import { dueWords, groupByDue } from './due.rules.ts'
import type { ShownOrder } from './offline/apply-commands.rules.ts'
import { type OrderList, useOrderList } from './offline/use-order-list.ts'

const TO_SHIP = { tab: 'TO_SHIP', way: null, state: null, search: null } as const
const SHOWN = 4

/** What needs the shop today: three numbers, and the orders that are due first. */
export function OrdersToday({ onKnown }: { onKnown: () => void }) {
  const list = useOrderList(TO_SHIP)
  const isLoading = list.orders === null && list.message === null
  useEffect(() => {
    if (!isLoading) onKnown()
  }, [isLoading, onKnown])
  if (isLoading)
    return (
      <SkeletonGroup label="Loading your orders">
        <Skeleton className="h-28" />
      </SkeletonGroup>
    )
  return (
    <section aria-labelledby="orders-today" className="grid grid-cols-1 gap-3 lg:row-span-3">
      <h2 id="orders-today" className="sr-only">
        Orders
      </h2>
      {list.message !== null && list.seenAt !== null && <SeenNote at={list.seenAt} />}
      <Tiles list={list} />
      <NextOrders orders={list.orders ?? []} isKnown={list.orders !== null} />
    </section>
  )
}

function Tiles({ list: { counts } }: { list: OrderList }) {
  const late = counts?.late ?? 0
  return (
    <ul className="grid grid-cols-3 gap-3">
      <Tile to="/seller/orders?tab=new" count={counts?.new} label="New" />
      <Tile to="/seller/orders" count={counts?.toShip} label="To ship" />
      <Tile to="/seller/orders" count={counts?.late} label="Late" isAlarm={late > 0} />
    </ul>
  )
}

type TileProps = { to: string; count: number | undefined; label: string; isAlarm?: boolean }

function Tile({ to, count, label, isAlarm = false }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className={classNames(
          'grid gap-1 rounded-card border p-4 shadow-e1 transition-colors',
          isAlarm
            ? 'border-danger bg-danger-soft text-danger'
            : 'border-border bg-surface hover:border-brand hover:text-brand-text',
        )}
      >
        <span className="text-hero font-extrabold tabular-nums">{count ?? '–'}</span>
        <span className="font-semibold">{label}</span>
      </Link>
    </li>
  )
}

function NextOrders({ orders, isKnown }: { orders: readonly ShownOrder[]; isKnown: boolean }) {
  const now = useNow()
  if (!isKnown) return <p className="text-text-2">We couldn't check your orders.</p>
  if (orders.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-card bg-ok-soft p-4 font-semibold text-ok">
        <Icon name="check" />
        Everything is packed and on its way. There's nothing to do.
      </p>
    )
  // What waits for the customer comes last, as in the list of orders.
  const byDue = groupByDue(orders, now).flatMap((group) => group.orders)
  return (
    <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      {byDue.slice(0, SHOWN).map((order) => (
        <li key={order._id}>
          <Link
            to={`/seller/orders/${order._id}`}
            className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-surface-2"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold tabular-nums">#{orderNumber(order._id)}</span>
                <span
                  className={classNames(
                    'text-small font-semibold',
                    order.parcel.isLate ? 'text-danger' : 'text-text-2',
                  )}
                >
                  {dueWords(order, now)}
                </span>
              </span>
              <span className="block truncate text-small text-text-2">
                {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
              </span>
            </span>
            <Icon name="chevronRight" className="size-5 text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
