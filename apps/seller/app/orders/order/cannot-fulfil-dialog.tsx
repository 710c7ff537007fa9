import { MAX_SHOP_WORDS_LENGTH } from '@ahia/contracts/limits'
import { cannotFulfil } from '@ahia/contracts/seller/seller-orders'
import type { UnfulfillableReason } from '@ahia/reference/parcel-statuses'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useState } from 'react'
import { amountWords } from '../order-words.ts'
import { OfflineWarning } from './offline-warning.tsx'
import type { ActionDialogProps } from './order-actions.tsx'
import { useOnlineCommand } from './use-online-command.ts'

const REASONS = {
  SOLD_OUT: 'Sold out',
  DAMAGED: 'The item is damaged',
  WRONG_PRICE: 'The price was wrong',
  ADDRESS_INCOMPLETE: 'The address is incomplete',
  SHOPPER_ASKED: 'The customer asked us to cancel',
  CANNOT_REACH: "We can't reach the customer",
  OTHER: 'Another reason',
} as const satisfies Record<UnfulfillableReason, string>

const isReason = (value: string): value is UnfulfillableReason => value in REASONS

/** SELL-32: cancels the order and refunds all of it. */
export function CannotFulfilDialog({ order, isOpen, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState<UnfulfillableReason | ''>('')
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const { attempt, run, isBusy } = useOnlineCommand("We couldn't cancel this order.", onClose)
  const needsWords = reason === 'OTHER' && words.trim() === ''
  const cancel = () => {
    setAttempted(true)
    if (reason === '' || needsWords) return
    const sent = { id: order._id, reason, ...(words.trim() !== '' && { words: words.trim() }) }
    run(JSON.stringify(sent), (requestKey, signal) =>
      shopSession.call(cannotFulfil, { ...sent, requestKey }, { signal }),
    )
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Can't fulfil this order?"
      actions={
        <Button look="danger" busy={isBusy} busyLabel="Cancelling..." onClick={cancel} className="w-full">
          Cancel and refund {amountWords(order.itemsTotal + order.deliveryFee)}
        </Button>
      }
    >
      <p className="mb-4 text-text-2">
        We'll refund the customer in full and show them your reason. Sold-out products are set to 0.
      </p>
      <div className="grid gap-4">
        <SelectField
          label="Reason"
          required
          value={reason}
          error={reason === '' ? 'Choose a reason' : null}
          attempted={attempted}
          onChange={({ target }) => setReason(isReason(target.value) ? target.value : '')}
        >
          <option value="">Choose a reason</option>
          {Object.entries(REASONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Message to the customer"
          required={reason === 'OTHER'}
          rows={2}
          maxLength={MAX_SHOP_WORDS_LENGTH}
          value={words}
          error={needsWords ? 'Say why' : null}
          attempted={attempted}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <OfflineWarning />
      <AttemptFailure attempt={attempt} />
    </Dialog>
  )
}
