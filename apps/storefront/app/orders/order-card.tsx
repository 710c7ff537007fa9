import type { Order } from '@ahia/contracts/shapes/order'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Card } from '@ahia/ui/card'
import { focusAfterDialog } from '@ahia/ui/overlays/focus-after-dialog'
import { Link } from '@ahia/web/components/link'
import { type ReactNode, useId, useRef } from 'react'
import { OrderDisputes } from './disputes/order-disputes.tsx'
import { OrderDelivery } from './facts/order-delivery.tsx'
import { OrderItems } from './facts/order-items.tsx'
import { OrderSummary } from './facts/order-summary.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderNotes } from './order-notes.tsx'
import type { Surroundings } from './order-surroundings.ts'
import { ParcelStatus } from './parcel/parcel-status.tsx'
import { OrderTimeline } from './timeline/order-timeline.tsx'
import { useOrderActions } from './use-order-actions.ts'

type OrderCardProps = {
  order: Order
  surroundings: Surroundings
  onChanged: (order: Order) => void
  /** The order has changed since it was loaded. */
  onOutdated: () => void
}

/** ORD-02: one order of the history. */
export function OrderCard({ order, surroundings, onChanged, onOutdated }: OrderCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const actions = useOrderActions({ order, surroundings, heading, onChanged, onOutdated })
  const followReview = () => {
    focusAfterDialog(heading.current) // the pressed button is removed
    onOutdated()
  }
  return (
    <Card as="article" aria-labelledby={headingId} className="grid gap-4 lg:gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h3 font-extrabold">
          Order {orderNumber(order._id)}
        </h2>
        <OrderBadge status={order.status} />
        <p className="basis-full text-small text-text-2">
          <time dateTime={order.createdAt}>{lagosMoment(order.createdAt)}</time>, from{' '}
          <Link to={`/shops/${order.shop._id}`} className="font-semibold text-brand-text underline">
            {order.shop.name}
          </Link>
        </p>
      </header>
      <OrderTimeline order={order} headingId={headingId} />
      <ParcelStatus order={order} onChanged={onChanged} />
      <OrderNotes order={order} />
      <OrderDisputes key={order.status} order={order} onOutdated={onOutdated} />
      <div className="grid gap-x-8 gap-y-4 max-sm:gap-y-0 lg:grid-cols-[1fr_17rem_17rem]">
        <Part title="Items">
          <OrderItems
            items={order.items}
            surroundings={surroundings}
            headingId={headingId}
            onReviewed={followReview}
          />
        </Part>
        <Part title="Summary" className="lg:order-1">
          <OrderSummary order={order} headingId={headingId} />
        </Part>
        <Part title="Delivery">
          <OrderDelivery order={order} headingId={headingId} />
        </Part>
      </div>
      <OrderActions order={order} actions={actions} headingId={headingId} />
    </Card>
  )
}

type PartProps = { title: string; className?: string; children: ReactNode }

/** On a phone the items and the total speak for themselves. Without an accessible name, so that it is no landmark: every card has the same sections. */
const Part = ({ title, className = '', children }: PartProps) => (
  <section className={`min-w-0 ${className}`}>
    <h3 className="mb-2 font-semibold text-text-2 max-sm:sr-only">{title}</h3>
    {children}
  </section>
)
