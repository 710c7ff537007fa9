import { Button, buttonClass } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { useDeferredValue, useState } from 'react'
import { useNow } from '#offline/use-now.ts'
import { MOST_CHOSEN } from '../chosen-orders.ts'
import { type Group, groupByDue } from '../due.rules.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import type { OrderList } from '../offline/use-order-list.ts'
import { OrderRow } from './order-row.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** More than a phone shows. The others follow in steps, as all of a page at once keep it busy. */
const DRAWN_FIRST = 6

type OrderGroup = Omit<Group<ShownOrder>, 'title'> & { title: string | null }
type OrderGroupsProps = { list: OrderList; orders: readonly ShownOrder[]; isQueue: boolean }

export function OrderGroups({ list, orders, isQueue }: OrderGroupsProps) {
  const now = useNow()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const drawn = useDeferredValue(orders.length, DRAWN_FIRST)
  const selected = orders.filter(({ _id }) => selectedIds.has(_id))
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds((held) => {
      const rest = [...held].filter((id) => !ids.includes(id))
      return new Set(isSelected ? [...rest, ...ids] : rest)
    })
  const groups = isQueue ? groupByDue(orders, now) : [{ title: null, isLate: false, orders }]
  return (
    <>
      {isQueue && orders.length > 1 && (
        <div className="flex items-center justify-between gap-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 font-semibold">
            <input
              type="checkbox"
              checked={selected.length === orders.length}
              onChange={({ target }) =>
                select(
                  orders.map(({ _id }) => _id),
                  target.checked,
                )
              }
              className="size-5.5 accent-brand"
            />
            Select all
          </label>
          {selected.length === 0 && <PickAll orders={orders} />}
        </div>
      )}
      {withFirstRows(groups, drawn).map(({ title, isLate, orders: own, rows }) => (
        <section key={title} aria-label={title ?? 'Orders'} className="grid grid-cols-1 gap-3">
          {title !== null && (
            <h2 className={`flex items-center gap-2 font-extrabold ${isLate ? 'text-danger' : ''}`}>
              <Icon name={isLate ? 'alert' : 'clock'} className="size-5" />
              {title}
              <span className="font-normal text-text-2 tabular-nums">{own.length}</span>
            </h2>
          )}
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((order) => (
              <OrderRow
                key={order._id}
                order={order}
                isSelected={isQueue ? selectedIds.has(order._id) : null}
                onSelect={(isSelected) => select([order._id], isSelected)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasMore && (
        <Button look="outline" onClick={list.showMore} className="justify-self-start">
          Show more orders
        </Button>
      )}
      <SelectionBar selected={selected} onDone={() => setSelectedIds(new Set())} />
    </>
  )
}

/** The orders of each group that are among the first `count` of them all; a group without any is left out. */
function withFirstRows(groups: readonly OrderGroup[], count: number) {
  let left = count
  return groups.flatMap((group) => {
    const rows = group.orders.slice(0, left)
    left -= rows.length
    return rows.length === 0 ? [] : [{ ...group, rows }]
  })
}

/** SELL-29: the morning begins with one press, and not with a tick for each order. */
function PickAll({ orders }: { orders: readonly ShownOrder[] }) {
  const ids = orders.filter(({ actions }) => actions.includes('PACK')).map(({ _id }) => _id)
  if (ids.length < 2) return null
  return (
    <Link to={`/seller/orders/pick?ids=${ids.slice(0, MOST_CHOSEN)}`} className={buttonClass('tonal')}>
      Pick list for {Math.min(ids.length, MOST_CHOSEN)}
    </Link>
  )
}
