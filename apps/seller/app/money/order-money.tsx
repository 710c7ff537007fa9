import type { OrderMoney as Money } from '@ahia/contracts/seller/money'
import { Icon } from '@ahia/ui/icon'
import { onDemand } from '@ahia/web/components/on-demand'
import { useState } from 'react'

const Lines = onDemand(async () => (await import('./order-lines.tsx')).OrderLines)

/** SELL-38, PAYOUT-08: what the shop gets for an order, explained when somebody asks. */
export function OrderMoney({ orderId }: { orderId: Money['order']['_id'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      className="rounded-card border border-border bg-surface shadow-e1"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 text-h3 font-extrabold">Your money</span>
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-5 shrink-0 text-text-3" />
      </summary>
      <div className="px-5">{isOpen && <Lines orderId={orderId} />}</div>
    </details>
  )
}
