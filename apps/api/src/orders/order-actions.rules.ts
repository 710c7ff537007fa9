import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import type { OrderAction, OrderStatus } from '@ahia/contracts/shapes/order'
import type { ReturnPolicy } from '@ahia/reference/return-policies'

/** What decides which actions an order allows; `readAt` is the database's clock. */
export type OrderState = {
  status: OrderStatus
  readAt: Date
  payableUntil: Date
  releasedAt: Date | null
  deliveredAt: Date | null
  wasPaid: boolean
  /** Its parcel could not be delivered (SELL-37). */
  isGoingBack: boolean
  /** A bank is still processing the payment. */
  isConfirming: boolean
  lines: readonly { returnPolicy: ReturnPolicy; returnDays: number; isDisputed: boolean }[]
}

export type ComplaintKind = 'PROBLEM' | 'RETURN'

const DAY_MS = 86_400_000

/** ORD-06: 'cancel before shipping'. */
const CANCELLABLE: readonly OrderStatus[] = ['PENDING', 'PAID']

export const isCancellable = (status: OrderStatus): boolean => CANCELLABLE.includes(status)

/** Until when it can still be paid; null when it no longer can. */
export function stillPayableUntil({ status, payableUntil, releasedAt, readAt }: OrderState): Date | null {
  return status === 'PENDING' && releasedAt === null && payableUntil > readAt ? payableUntil : null
}

/** ORD-06: until when a problem can be reported, or something returned as its policy says; null when it cannot. */
export function complaintUntil(order: OrderState, kind: ComplaintKind): Date | null {
  if (order.status !== 'DELIVERED' || order.deliveredAt === null) return null
  const lines = order.lines.filter(({ isDisputed }) => !isDisputed) // ADMIN-25: each is complained about once
  if (lines.length === 0) return null
  const days = kind === 'PROBLEM' ? PROBLEM_DAYS : longestReturn(lines)
  const until = new Date(order.deliveredAt.getTime() + days * DAY_MS)
  return until > order.readAt ? until : null
}

/** Of several items the longest policy counts; the customer names the item in the reason. */
const longestReturn = (lines: OrderState['lines']): number =>
  Math.max(0, ...lines.map(({ returnPolicy, returnDays }) => (returnPolicy === 'NONE' ? 0 : returnDays)))

export function reportableUntil(order: OrderState): Date | null {
  const ends = (['PROBLEM', 'RETURN'] as const).map((kind) => complaintUntil(order, kind)?.getTime() ?? 0)
  const last = Math.max(...ends)
  return last === 0 ? null : new Date(last)
}

export function listActions(order: OrderState): OrderAction[] {
  const can = {
    PAY: stillPayableUntil(order) !== null && !order.isConfirming, // so that nobody pays twice
    CANCEL: isCancellable(order.status),
    CONFIRM_DELIVERY: order.status === 'SHIPPED' && !order.isGoingBack,
    REPORT_PROBLEM: complaintUntil(order, 'PROBLEM') !== null,
    RETURN: complaintUntil(order, 'RETURN') !== null,
    RECEIPT: order.wasPaid,
  } satisfies Record<OrderAction, boolean>
  return ACTIONS.filter((action) => can[action])
}

const ACTIONS: readonly OrderAction[] = [
  'PAY',
  'CONFIRM_DELIVERY',
  'REPORT_PROBLEM',
  'RETURN',
  'RECEIPT',
  'CANCEL',
]
