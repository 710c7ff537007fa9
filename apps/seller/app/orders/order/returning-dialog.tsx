import type { ReturnReason } from '@ahia/reference/parcel-statuses'
import { keepsDeliveryFee } from '@ahia/rules/parcels/failed-delivery'
import { Button } from '@ahia/ui/button'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { useState } from 'react'
import type { ActionDialogProps } from './order-actions.tsx'

const REASONS = {
  NOBODY_THERE: 'Nobody was there, once',
  NOBODY_THERE_TWICE: 'Nobody was there, twice',
  WRONG_ADDRESS: "The address couldn't be found",
  REFUSED: 'The customer refused it',
  DAMAGED: 'It was damaged on the way',
} as const satisfies Record<ReturnReason, string>

const isReason = (value: string): value is ReturnReason => value in REASONS

/** SELL-37 */
export function ReturningDialog({ isOpen, onClose, send }: ActionDialogProps) {
  const [reason, setReason] = useState<ReturnReason>('NOBODY_THERE')
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Why couldn't it be delivered?"
      actions={
        <Button onClick={() => send({ kind: 'RETURNING', reason })} className="w-full">
          It's coming back to us
        </Button>
      }
    >
      <RadioPills
        legend="Reason"
        name="reason"
        pills={Object.entries(REASONS).map(([value, label]) => ({ value, label }))}
        chosen={reason}
        onChoose={(value) => isReason(value) && setReason(value)}
      />
      <p className="mt-4 text-small text-text-2">
        The customer sees the reason.{' '}
        {keepsDeliveryFee(reason)
          ? 'They get a refund for the items, but not the delivery fee.'
          : 'They get a full refund, including the delivery fee.'}{' '}
        Record it again when the parcel is back with you.
      </p>
    </Dialog>
  )
}
