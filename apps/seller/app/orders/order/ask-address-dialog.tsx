import { MAX_SHOP_WORDS_LENGTH } from '@ahia/contracts/limits'
import { askAddress } from '@ahia/contracts/seller/seller-orders'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useState } from 'react'
import { OfflineWarning } from './offline-warning.tsx'
import type { ActionDialogProps } from './order-actions.tsx'
import { useOnlineCommand } from './use-online-command.ts'

/** SELL-36: a question, once per order; the due time waits. */
export function AskAddressDialog({ order, isOpen, onClose }: ActionDialogProps) {
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const { attempt, run, isBusy } = useOnlineCommand("We couldn't ask the customer.", onClose)
  const error = words.trim() === '' ? 'Tell the customer what is missing' : null
  const ask = () => {
    setAttempted(true)
    if (error) return
    const sent = { id: order._id, words: words.trim() }
    run(JSON.stringify(sent), (requestKey, signal) =>
      shopSession.call(askAddress, { ...sent, requestKey }, { signal }),
    )
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Ask for the full address"
      actions={
        <Button busy={isBusy} busyLabel="Asking..." onClick={ask} className="w-full">
          Ask the customer
        </Button>
      }
    >
      <p className="mb-4 text-text-2">You can ask once. We'll pause the due time for up to two days.</p>
      <TextArea
        label="What is missing?"
        required
        rows={3}
        maxLength={MAX_SHOP_WORDS_LENGTH}
        value={words}
        error={error}
        attempted={attempted}
        onChange={({ target }) => setWords(target.value)}
      />
      <OfflineWarning />
      <AttemptFailure attempt={attempt} />
    </Dialog>
  )
}
