import { listMoneyOrders, type MoneyOrder, type MoneyPart } from '@ahia/contracts/seller/money'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Icon } from '@ahia/ui/icon'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { type ReactNode, useState } from 'react'
import { inNaira } from './amount.ts'
import { OrderLines } from './order-lines.tsx'

type PartOrdersProps = { part: MoneyPart; label: string; summary: ReactNode }

/** PAYOUT-02: opens the orders of one part of the balance, which are loaded then. */
export function PartOrders({ part, label, summary }: PartOrdersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 px-5 py-3 -outline-offset-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="sr-only">{label}</span>
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-5 shrink-0 text-text-3" />
      </summary>
      {isOpen && <Orders part={part} />}
    </details>
  )
}

type Page = { orders: readonly MoneyOrder[]; next: MoneyOrder['_id'] | null }

function Orders({ part }: { part: MoneyPart }) {
  const first = useOwnPart(
    (signal) => shopSession.call(listMoneyOrders, { part }, { signal }),
    "We couldn't load these orders.",
  )
  return (
    <div className="bg-surface-2 px-5 py-2">
      <LoadedPart {...first}>{(page) => <OrderRows part={part} first={page} />}</LoadedPart>
    </div>
  )
}

function OrderRows({ part, first }: { part: MoneyPart; first: Page }) {
  const [{ orders, next }, setPage] = useState(first)
  const more = useAttempt("We couldn't load more orders.")
  const showMore = () =>
    more.run(async (signal) => {
      const asked = { part, ...(next !== null && { cursor: next }) }
      const loaded = await shopSession.call(listMoneyOrders, asked, { signal })
      setPage({ orders: [...orders, ...loaded.orders], next: loaded.next })
    })
  return (
    <>
      <ul className="divide-y divide-border">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {next !== null && <ShowMore attempt={more} label="Show more" onMore={showMore} className="my-3" />}
    </>
  )
}

function OrderRow({ order }: { order: MoneyOrder }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            Order {orderNumber(order._id)}, {lagosDate(order.placedAt)}
          </span>
          <span className="block text-small text-text-2">{stateOf(order)}</span>
        </span>
        <span className="whitespace-nowrap tabular-nums">{inNaira(order.amount)}</span>
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-4 shrink-0 text-text-3" />
      </summary>
      {isOpen && <OrderLines orderId={order._id} />}
    </details>
  )
}

const HOLDS = {
  COMPLAINT: 'A complaint is being reviewed',
  BANK_DISPUTE: "The customer's bank disputes the payment",
  REFUND: 'Being refunded to the customer',
} as const

/** PAYOUT-02: when it becomes available, or why it does not. */
function stateOf({ hold, availableAt }: MoneyOrder): string {
  if (hold !== null) return HOLDS[hold]
  if (availableAt === null) return 'Available a few days after delivery'
  return Date.parse(availableAt) > Date.now()
    ? `Available from ${lagosMoment(availableAt)}`
    : `Available since ${lagosDate(availableAt)}`
}
