import type { Order } from '@ahia/contracts/shapes/order'
import { orderAnchor } from '@ahia/rules/order-number'
import { useLocation } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { OrderCard } from './order-card.tsx'
import type { Surroundings } from './order-surroundings.ts'

type OrderListProps = {
  orders: readonly Order[]
  surroundings: Surroundings
  onChanged: (order: Order) => void
  onOutdated: () => void
}

export function OrderList({ orders, ...rest }: OrderListProps) {
  useNamedOrder()
  return (
    <ul aria-label="Orders" className="grid gap-4">
      {orders.map((order) => (
        <li key={order._id} id={orderAnchor(order._id)}>
          <OrderCard order={order} {...rest} />
        </li>
      ))}
    </ul>
  )
}

/** WIN-23: goes to the order that the address names, once its card is on the page. */
function useNamedOrder(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const card = hash === '' ? null : document.getElementById(hash.slice(1))
    card?.scrollIntoView()
    card?.querySelector('h2')?.focus({ preventScroll: true })
  }, [hash])
}
