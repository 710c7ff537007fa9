import { parcelLost, parcelReturned } from '@ahia/contracts/seller/seller-orders'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useState } from 'react'
import { OfflineWarning } from './offline-warning.tsx'
import type { ActionDialogProps } from './order-actions.tsx'
import { useOnlineCommand } from './use-online-command.ts'

/** SELL-37: the parcel is back, and the customer is refunded. */
export function ReturnedDialog({ order, isOpen, onClose }: ActionDialogProps) {
  const [saleable, setSaleable] = useState<string | null>(null)
  const { attempt, run, isBusy } = useOnlineCommand("We couldn't record the return.", onClose)
  const [at] = useState(() => new Date().toISOString())
  const send = () => {
    const sent = { id: order.parcel._id, at, saleable: saleable === 'yes' }
    run(JSON.stringify(sent), (requestKey, signal) =>
      shopSession.call(parcelReturned, { ...sent, requestKey }, { signal }),
    )
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Is the parcel back with you?"
      actions={
        <Button
          disabled={saleable === null}
          busy={isBusy}
          busyLabel="Saving..."
          onClick={send}
          className="w-full"
        >
          Received, refund the customer
        </Button>
      }
    >
      <RadioPills
        legend="Can the items be sold again?"
        name="saleable"
        pills={[
          { value: 'yes', label: 'Yes, back to stock' },
          { value: 'no', label: 'No, written off' },
        ]}
        chosen={saleable}
        onChoose={setSaleable}
      />
      <OfflineWarning />
      <AttemptFailure attempt={attempt} />
    </Dialog>
  )
}

export function LostDialog({ order, isOpen, onClose }: ActionDialogProps) {
  const { attempt, run, isBusy } = useOnlineCommand("We couldn't record the loss.", onClose)
  const [at] = useState(() => new Date().toISOString())
  const send = () => {
    const sent = { id: order.parcel._id, at }
    run(JSON.stringify(sent), (requestKey, signal) =>
      shopSession.call(parcelLost, { ...sent, requestKey }, { signal }),
    )
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Was the parcel lost?"
      actions={
        <Button look="danger" busy={isBusy} busyLabel="Saving..." onClick={send} className="w-full">
          It's lost, refund the customer
        </Button>
      }
    >
      <p>The customer is refunded in full. You can't undo this.</p>
      <OfflineWarning />
      <AttemptFailure attempt={attempt} />
    </Dialog>
  )
}
