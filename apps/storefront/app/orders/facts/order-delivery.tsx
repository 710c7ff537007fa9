import type { Order } from '@ahia/contracts/shapes/order'
import { addressWords, stateName } from '@ahia/reference/address-words'
import { pickupPointAt } from '@ahia/reference/pickup-points'
import { classNames } from '@ahia/ui/class-names'
import { useRef, useState } from 'react'
import { DELIVERY_WORDS } from '../orders-texts.ts'
import { promiseOf, promiseWords } from '../timeline/promise.ts'
import { MoreButton } from './more-button.tsx'

/** ORD-02: how, where and when it is delivered. WIN-80: a phone shows the date, until all is wanted. */
export function OrderDelivery({ order, headingId }: { order: Order; headingId: string }) {
  const { type, region, address, receiver, info } = order.delivery
  const [isWhole, setWhole] = useState(false)
  const facts = useRef<HTMLDivElement>(null)
  const promise = promiseOf(order, Date.now())
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {!isWhole && (
          <MoreButton
            label="Show delivery"
            headingId={headingId}
            shows={facts}
            onShow={() => setWhole(true)}
          />
        )}
        {promise && (
          <p className={classNames('font-semibold', promise.isLate && 'text-warn')}>
            {promiseWords(promise, type)}
          </p>
        )}
      </div>
      <div
        ref={facts}
        tabIndex={-1}
        className={classNames('grid gap-1 wrap-anywhere', !isWhole && 'max-sm:hidden')}
      >
        <p>{DELIVERY_WORDS[type]}</p>
        <p>Region: {stateName(region)}</p>
        {address && <address className="not-italic">{addressWords({ ...address, state: region })}</address>}
        {type === 'PICKUP' && <PickupPoint delivery={order.delivery} />}
        {receiver && (
          <p>
            For {receiver.name}, {receiver.phone}
          </p>
        )}
        {info && <p className="text-small text-text-2">Note: {info}</p>}
      </div>
    </>
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
