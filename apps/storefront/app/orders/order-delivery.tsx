import type { Order } from '@ahia/contracts/shapes/order'
import { addressWords, stateName } from '@ahia/reference/address-words'
import { pickupPointAt } from '@ahia/reference/pickup-points'
import { lagosDays } from '@ahia/rules/lagos-date'
import { DELIVERY_WORDS } from './orders-texts.ts'

/** ORD-02: how and where it is delivered; the date is always in view, the rest is collapsed. */
export function OrderDelivery({ order: { delivery, arrives } }: { order: Order }) {
  const { type, region, address, receiver, info } = delivery
  return (
    <section className="min-w-0 border-t border-border">
      <details>
        <summary className="min-h-11 cursor-pointer py-3">
          <h3 className="inline font-semibold text-text-2">Delivery</h3>
          {arrives && (
            <span className="font-semibold">
              : {type === 'PICKUP' ? 'ready' : 'arrives'} {lagosDays(arrives)}
            </span>
          )}
        </summary>
        <div className="grid gap-1 wrap-anywhere">
          <p>{DELIVERY_WORDS[type]}</p>
          <p>Region: {stateName(region)}</p>
          {address && <address className="not-italic">{addressWords({ ...address, state: region })}</address>}
          {type === 'PICKUP' && <PickupPoint delivery={delivery} />}
          {receiver && (
            <p>
              For {receiver.name}, {receiver.phone}
            </p>
          )}
          {info && <p className="text-small text-text-2">Note: {info}</p>}
        </div>
      </details>
    </section>
  )
}

function PickupPoint({ delivery: { region, address } }: Pick<Order, 'delivery'>) {
  const point = pickupPointAt(region, address)
  return (
    <p className="text-small text-text-2">
      {point ? `Collect it at ${point.name}: ${point.hours}` : 'Collect it at this address.'}
    </p>
  )
}
