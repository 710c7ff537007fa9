import type { Order } from '@ahia/contracts/shapes/order'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { TextField } from '@ahia/ui/forms/field'
import type { ReactNode } from 'react'
import { DevConsoleParcel } from './dev-console-parcel.tsx'
import { DEV_CONSOLE_STEPS } from './dev-console-step.ts'
import type { DevConsoleSteps } from './use-dev-console-steps.ts'

/** `badge` shows its status. */
export function DevConsoleOrder({
  order,
  steps,
  badge,
}: {
  order: Order
  steps: DevConsoleSteps
  badge: ReactNode
}) {
  const number = orderNumber(order._id)
  const lastMove = order.timeline.at(-1)
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-extrabold">Order {number}</span>
        {badge}
        <span className="text-small text-text-2">
          {order.shop.name}, {formatNaira(fromNaira(order.totalAmount))},{' '}
          <time dateTime={order.createdAt}>{lagosMoment(order.createdAt)}</time>
        </span>
      </p>
      <p className="text-small text-text-2">
        {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')}
      </p>
      {lastMove?.note && <p className="wrap-anywhere">“{lastMove.note}”</p>}
      <Steps order={order} number={number} steps={steps} />
    </Card>
  )
}

type StepsProps = { order: Order; number: string; steps: Pick<DevConsoleSteps, 'sending' | 'send'> }

function Steps({ order, number, steps: { sending, send } }: StepsProps) {
  const isBusy = sending?.get('order') === order._id
  const button = (step: string, label: string) => (
    <Button
      type="submit"
      name="step"
      value={step}
      look="outline"
      aria-label={`${label} order ${number}`}
      busy={isBusy && sending?.get('step') === step}
    >
      {label}
    </Button>
  )
  if (order.parcel && (order.status === 'PAID' || order.status === 'SHIPPED'))
    return <DevConsoleParcel order={order} parcel={order.parcel} steps={{ sending, send }} />
  if (order.status !== 'DISPUTED') return null
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="order" value={order._id} />
      <div className="min-w-0 grow basis-full lg:basis-96">
        <TextField
          label="Answer to the customer"
          name="answer"
          required
          defaultValue="We've looked into it with the shop."
        />
      </div>
      {button(DEV_CONSOLE_STEPS.refund, 'Refund')}
      {button(DEV_CONSOLE_STEPS.turnDown, 'Decline')}
    </form>
  )
}
