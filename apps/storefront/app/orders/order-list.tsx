import type { Order } from '@ahia/contracts/shapes/order'
import { OrderCard } from './order-card.tsx'
import type { Surroundings } from './order-surroundings.ts'

type OrderListProps = {
  orders: readonly Order[]
  surroundings: Surroundings
  onChanged: (order: Order) => void
  onOutdated: () => void
}

export const OrderList = ({ orders, ...rest }: OrderListProps) => (
  <ul aria-label="Orders" className="grid gap-4">
    {orders.map((order) => (
      <li key={order._id}>
        <OrderCard order={order} {...rest} />
      </li>
    ))}
  </ul>
)
