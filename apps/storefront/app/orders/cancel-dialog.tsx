import type { Order } from '@ahia/contracts/shapes/order'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { amountWords } from './order.rules.ts'
import { StepFailure } from './step-failure.tsx'
import type { OrderActions } from './use-order-actions.ts'

export type OrderDialogProps = { order: Order; actions: OrderActions; open: boolean; onClose: () => void }

/** ORD-06: asks for confirmation. */
export function CancelDialog({ order, actions: { step, cancel }, open, onClose }: OrderDialogProps) {
  const isBusy = step.isBusyWith('CANCEL')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel order ${orderNumber(order._id)}?`}
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            Keep order
          </Button>
          <Button look="danger" busy={isBusy} busyLabel="Cancelling..." onClick={cancel}>
            Cancel order
          </Button>
        </>
      }
    >
      <p>
        {order.status === 'PENDING'
          ? "Its items go back on sale. You can't undo this."
          : `We'll refund ${amountWords(order.totalAmount)} the way you paid. You can't undo this.`}
      </p>
      <StepFailure step={step} />
    </Dialog>
  )
}
