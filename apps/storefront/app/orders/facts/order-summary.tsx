import type { Order } from '@ahia/contracts/shapes/order'
import { classNames } from '@ahia/ui/class-names'
import { useCornerClear } from '@ahia/ui/overlays/use-corner-clear'
import { useRef, useState } from 'react'
import { amountWords, countItems } from '../order.rules.ts'
import { MoreButton } from './more-button.tsx'

/** ORD-02, ORD-04: the amounts of an order. WIN-60: once it is paid a phone shows the total, until all are wanted. */
export function OrderSummary({ order, headingId }: { order: Order; headingId: string }) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDListElement>(null)
  useCornerClear(list)
  const isFolded = order.status !== 'PENDING' && !isWhole
  const row = classNames('flex justify-between gap-4', isFolded && 'max-sm:hidden')
  return (
    <div className={isFolded ? 'flex flex-wrap items-center justify-between gap-x-4 sm:block' : undefined}>
      {isFolded && (
        <MoreButton label="Show costs" headingId={headingId} shows={list} onShow={() => setWhole(true)} />
      )}
      <dl ref={list} tabIndex={-1} className="grid gap-1 tabular-nums">
        <Row className={row} name="Items" value={String(countItems(order.items))} />
        <Row className={row} name="Subtotal" value={amountWords(order.itemsSubtotal)} />
        <Row className={row} name="Delivery fee" value={deliveryFee(order)} />
        {order.serviceFee > 0 && (
          <Row className={row} name="Service fee" value={amountWords(order.serviceFee)} />
        )}
        <div
          className={classNames(
            'flex justify-between gap-4 font-extrabold',
            isFolded ? 'sm:border-t sm:border-border sm:pt-2' : 'mt-1 border-t border-border pt-2',
          )}
        >
          <dt>Total</dt>
          <dd>{amountWords(order.totalAmount)}</dd>
        </div>
      </dl>
    </div>
  )
}

const deliveryFee = ({ deliveryFee: fee }: Order): string => (fee === 0 ? 'Free' : amountWords(fee))

type RowProps = { className: string; name: string; value: string }

function Row({ className, name, value }: RowProps) {
  return (
    <div className={className}>
      <dt className="text-text-2">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
