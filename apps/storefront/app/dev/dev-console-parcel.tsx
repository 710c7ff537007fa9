import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import type { ParcelStatus, SellerAction } from '@ahia/reference/parcel-statuses'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { DEV_CONSOLE_STEPS, SHOP_STEPS } from './dev-console-step.ts'
import type { DevConsoleSteps } from './use-dev-console-steps.ts'

type DevConsoleParcelProps = {
  order: Order
  parcel: Parcel
  steps: Pick<DevConsoleSteps, 'sending' | 'send'>
}

/** SELL-27: acts as the shop of an order, with the shop's own calls. */
export function DevConsoleParcel({ order, parcel, steps: { sending, send } }: DevConsoleParcelProps) {
  const number = orderNumber(order._id)
  const isBusy = (step: string) => sending?.get('order') === order._id && sending.get('step') === step
  const button = (step: string, label: string) => (
    <Button
      key={step}
      type="submit"
      name="step"
      value={step}
      look="outline"
      aria-label={`${label} order ${number}`}
      busy={isBusy(step)}
    >
      {label}
    </Button>
  )
  const { [parcel.status]: offered = [] } = OFFERED
  const actions = offered.filter((action) => isPossible(action, order))
  return (
    <form onSubmit={send} className="grid gap-3">
      <input type="hidden" name="order" value={order._id} />
      <p className="text-small text-text-2">
        Parcel {parcel.status}, due <time dateTime={parcel.dueAt}>{lagosMoment(parcel.dueAt)}</time>
        {parcel.isLate && ', late'}
      </p>
      {actions.includes('TYPE_CODE') && (
        <div className="max-w-60">
          <TextField label="Delivery code of the customer" name="code" inputMode="numeric" maxLength={6} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {order.status === 'PAID' && button(DEV_CONSOLE_STEPS.ship, 'Ship')}
        {actions.map((action) => button(action, SHOP_STEPS[action]))}
        {parcel.status === 'AT_POINT' && button(DEV_CONSOLE_STEPS.atPoint, 'Collected')}
      </div>
    </form>
  )
}

/** As the hub offers them; 'Ship' above is the short way. */
const OFFERED: Partial<Record<ParcelStatus, readonly SellerAction[]>> = {
  NEW: ['ACCEPT', 'ASK_ADDRESS', 'CANNOT_FULFIL'],
  ACCEPTED: ['PACK', 'HAND_OVER', 'ASK_ADDRESS', 'CANNOT_FULFIL'],
  WAITING_FOR_ADDRESS: ['CANNOT_FULFIL'],
  PACKED: ['HAND_OVER', 'UNPACK', 'CANNOT_FULFIL'],
  HANDED_OVER: ['TYPE_CODE', 'AT_POINT', 'RETURNING', 'LOST'],
  AT_POINT: ['TYPE_CODE', 'RETURNING', 'LOST'],
  RETURNING: ['RETURNED', 'LOST'],
}

function isPossible(action: SellerAction, { delivery, parcel }: Order): boolean {
  if (action === 'AT_POINT') return delivery.type === 'PICKUP'
  return action !== 'ASK_ADDRESS' || (delivery.type === 'DOORDELIVERY' && parcel?.question === null)
}
