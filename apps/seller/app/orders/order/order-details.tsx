import { orderNumber } from '@ahia/rules/order-number'
import { Card } from '@ahia/ui/card'
import { type ComponentType, memo, useDeferredValue } from 'react'
import { OWN_RIDER } from '#offline/command.ts'
import { useNow } from '#offline/use-now.ts'
import { BackToOrders } from '../back-to-orders.tsx'
import { dueWords, momentWords } from '../due.rules.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { amountWords } from '../order-words.ts'
import { StatusTags } from '../status-tags.tsx'
import { AddressCard } from './address-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { HandOverPhoto } from './hand-over-photo.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { ParcelTimeline } from './parcel-timeline.tsx'

type PartProps = { order: ShownOrder }
type OrderDetailsProps = PartProps & { onChanged: () => void; More: ComponentType<PartProps> }

export function OrderDetails({ order, onChanged, More }: OrderDetailsProps) {
  // A cheap phone shows what is to be packed, and what to press, before it draws what stands below.
  const isComplete = useDeferredValue(true, false)
  // After a step it first shows where the order is now, and what to press next.
  const later = useDeferredValue(order)
  return (
    <>
      <Head order={order} />
      {/* On a desk what happened is beside what is to be done. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <Items order={later} />
          <AddressCard order={order} />
          <OrderActions order={order} onChanged={onChanged} />
        </div>
        {isComplete && <Below order={later} More={More} />}
      </div>
    </>
  )
}

const Items = memo(({ order }: PartProps) => (
  <Card as="section" aria-labelledby="items">
    <h2 id="items" className="mb-3 text-h3 font-extrabold">
      Items
    </h2>
    <OrderItems order={order} />
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-border pt-3 tabular-nums">
      <dt>Items total</dt>
      <dd className="text-right font-semibold">{amountWords(order.itemsTotal)}</dd>
      <dt className="text-text-2">Delivery, paid by the customer</dt>
      <dd className="text-right text-text-2">{amountWords(order.deliveryFee)}</dd>
    </dl>
  </Card>
))

const Below = memo(({ order, More }: PartProps & Pick<OrderDetailsProps, 'More'>) => (
  <div className="grid grid-cols-1 gap-5">
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className="mb-3 text-h3 font-extrabold">
        What happened
      </h2>
      <ParcelTimeline order={order} />
      <HandOverPhoto parcel={order.parcel} />
    </Card>
    <More order={order} />
    <DocumentsCard order={order} />
  </div>
))

function Head({ order }: PartProps) {
  const now = useNow()
  const { parcel } = order
  const due = dueWords(order, now)
  return (
    <div>
      <BackToOrders />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-h1 font-extrabold tabular-nums">#{orderNumber(order._id)}</h1>
        <StatusTags order={order} />
      </div>
      {due && (
        <p className={parcel.isLate ? 'mt-1 font-semibold text-danger' : 'mt-1 text-text-2'}>
          {due}
          {parcel.isLate
            ? `. If it isn't handed over by ${momentWords(parcel.cancelsAt, now)}, we'll cancel and refund it.`
            : parcel.status !== 'WAITING_FOR_ADDRESS' &&
              `: hand it over by ${momentWords(parcel.dueAt, now)}`}
        </p>
      )}
      {parcel.status === 'HANDED_OVER' && parcel.carrier && (
        <p className="mt-1 text-text-2">
          With {parcel.carrier === OWN_RIDER ? 'your own rider' : parcel.carrier}
          {parcel.waybill && `, waybill ${parcel.waybill}`}
        </p>
      )}
    </div>
  )
}
