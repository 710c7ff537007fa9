import type { Order } from '@ahia/contracts/shapes/order'
import { Icon } from '@ahia/ui/icon'
import { onDemand } from '@ahia/web/components/on-demand'
import { useState } from 'react'

const Disputes = onDemand(async () => (await import('./dispute-list.tsx')).DisputeList)

type OrderDisputesProps = { order: Order; onOutdated: () => void }

/** ADMIN-24: what was said about an order, loaded when somebody wants to see it. */
export function OrderDisputes({ order, onOutdated }: OrderDisputesProps) {
  const isUnderWay = order.status === 'DISPUTED'
  const [isOpen, setOpen] = useState(isUnderWay)
  if (!order.items.some(({ isDisputed }) => isDisputed)) return null
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      className="rounded-card border border-border bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-extrabold">Your complaint</span>
        <Icon name="chevronDown" className={`size-5 shrink-0 text-text-2 ${isOpen ? 'rotate-180' : ''}`} />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {isOpen && <Disputes order={order} onOutdated={onOutdated} />}
      </div>
    </details>
  )
}
