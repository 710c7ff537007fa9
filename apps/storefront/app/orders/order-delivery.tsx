import type { Order } from '@ahia/contracts/order-shapes'
import { PICKUP_POINTS } from '@ahia/reference/pickup-points'
import { lagosDays } from '#platform/lagos-date.ts'
import { DELIVERY_WORDS } from './orders-texts.ts'

/** ORD-02: how and where it goes. */
export function OrderDelivery({ order: { delivery, arrives } }: { order: Order }) {
  const { type, region, address, receiver, info } = delivery
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        {DELIVERY_WORDS[type]}, {region}
      </p>
      {address && (
        <address className="not-italic">
          {address.street}, {address.city}, {address.state}
        </address>
      )}
      {type === 'PICKUP' && (
        <ul className="text-small text-text-2">
          {PICKUP_POINTS[region].map((point) => (
            <li key={point.name}>
              {point.name}, {point.address}: {point.hours}
            </li>
          ))}
        </ul>
      )}
      {receiver && (
        <p>
          For {receiver.name}, {receiver.phone}
        </p>
      )}
      {info && <p className="text-small text-text-2">Note: {info}</p>}
      {arrives && (
        <p className="font-semibold">
          {type === 'PICKUP' ? 'Ready' : 'Arrives'} {lagosDays(arrives)}
        </p>
      )}
    </div>
  )
}
