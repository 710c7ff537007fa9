import type { Order } from '@ahia/contracts/shapes/order'
import { amountWords, countItems } from './order.rules.ts'

/** ORD-02, ORD-04: the amounts of an order and their total. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <dl className="grid gap-1 tabular-nums">
      <Row name="Items" value={String(countItems(order.items))} />
      <Row name="Subtotal" value={amountWords(order.itemsSubtotal)} />
      <Row name="Delivery fee" value={order.deliveryFee === 0 ? 'Free' : amountWords(order.deliveryFee)} />
      {order.serviceFee > 0 && <Row name="Service fee" value={amountWords(order.serviceFee)} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-border pt-2 font-extrabold">
        <dt>Total</dt>
        <dd>{amountWords(order.totalAmount)}</dd>
      </div>
    </dl>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-2">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
