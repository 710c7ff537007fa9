import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { Tag } from '@ahia/ui/tag'
import { STATUS_TONES } from './order.rules.ts'

/** ORD-03: the status in its colour. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => (
  <Tag tone={STATUS_TONES[status]}>{status}</Tag>
)
