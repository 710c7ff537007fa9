import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosDays, lagosMoment } from '@ahia/rules/lagos-date'
import { classNames } from '@ahia/ui/class-names'
import { useEffect, useRef } from 'react'
import { Amount, TotalAmount } from './amounts.tsx'
import type { CalculatedTotal } from './use-checkout.ts'

type FeesProps = {
  result: CalculatedTotal
  /** The total belongs to other details than those in the form. */
  isOutdated: boolean
}

/** CHK-04, CHK-06: one parcel per shop with its fee and arrival, and the total. */
export function Fees({ result, isOutdated }: FeesProps) {
  const { orders, summary, payableUntil, isHeld, way } = result
  const section = useRef<HTMLElement>(null)
  // On a phone it appears below the visible part, and must be read before the next press.
  useEffect(() => {
    // `result` is always there: the condition names the dependency, so that each new total scrolls into view.
    if (result) section.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  return (
    <section
      ref={section}
      aria-label="Total and fees"
      className="grid scroll-mb-[calc(var(--bottom-bar)+2rem)] gap-4"
    >
      {isOutdated && (
        <p className="text-small font-semibold text-warn">
          Your details changed. Recalculate to see the new total.
        </p>
      )}
      <div className={classNames('grid gap-4', isOutdated && 'opacity-50')} inert={isOutdated}>
        <ul className="grid gap-3">
          {orders.map(({ _id, shop, deliveryFee, arrives }) => (
            <li key={_id} className="rounded-card bg-surface-2 p-3 text-small">
              <p className="font-semibold">{shop.name}</p>
              <p className="flex justify-between gap-3 text-text-2 tabular-nums">
                <span>
                  {way === 'PICKUP' ? 'Ready for pickup' : 'Arrives'} {lagosDays(arrives)}
                </span>
                <span>{deliveryFee === 0 ? 'Free' : `Delivery ${inNaira(deliveryFee)}`}</span>
              </p>
            </li>
          ))}
        </ul>
        <dl className="grid gap-2 tabular-nums">
          <Amount label="Subtotal" words={inNaira(summary.totalGoodsAmount)} />
          <Amount
            label="Delivery fee"
            words={summary.totalDeliveryFee === 0 ? 'Free' : inNaira(summary.totalDeliveryFee)}
          />
          {summary.totalServiceFee > 0 && (
            <Amount label="Service fee" words={inNaira(summary.totalServiceFee)} />
          )}
          <TotalAmount label="Total" words={inNaira(summary.totalAmount)} />
        </dl>
        <p className="text-small text-text-2">
          {isHeld
            ? `We're holding these items for you until ${timeOf(payableUntil)}.`
            : `These items aren't held for you yet, so pay soon. This total is good until ${timeOf(payableUntil)}.`}{' '}
          You'll pay on our card partner's page, then come back here.
        </p>
      </div>
    </section>
  )
}

const inNaira = (naira: number): string => formatNaira(fromNaira(naira))

/** '4:05 pm': it is at most half an hour away. */
const timeOf = (instant: string): string => lagosMoment(instant).split(', ')[1] ?? ''
