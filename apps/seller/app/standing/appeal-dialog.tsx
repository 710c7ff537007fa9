import type { OrderId } from '@ahia/contracts/ids'
import { MAX_APPEAL_LENGTH } from '@ahia/contracts/limits'
import { appealStanding, type StandingMeasure, type StandingOrder } from '@ahia/contracts/seller/standing'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useId, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'

type AppealDialogProps = {
  orderId: OrderId
  measure: StandingMeasure
  onAppealed: (order: StandingOrder) => void
  onClose: () => void
}

/** SELL-51: asks our team to take an order out; once per order and figure. */
export function AppealDialog({ orderId, measure, onAppealed, onClose }: AppealDialogProps) {
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't send your appeal.", ['words'])
  const keyOf = useRequestKey()
  const form = useId()
  const isBusy = attempt.state.step === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    const text = words.trim()
    if (text === '') return
    attempt.run(async (signal) => {
      const content = { id: orderId, measure, words: text }
      const sent = { requestKey: keyOf(content), ...content }
      const { order } = await shopSession.call(appealStanding, sent, { signal })
      onAppealed(order)
    })
  }
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={`Appeal order #${orderNumber(orderId)}`}
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Sending...">
            Send appeal
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-pretty">
          Tell us why this order shouldn't count. We'll reply by email. You can appeal once.
        </p>
        <TextArea
          label="Why shouldn't it count?"
          name="words"
          required
          rows={4}
          maxLength={MAX_APPEAL_LENGTH}
          value={words}
          readOnly={isBusy}
          attempted={attempted}
          error={words.trim() === '' ? 'Tell us why this order should not count' : attempt.errorOf('words')}
          onChange={(event) => {
            setWords(event.target.value)
            attempt.reset()
          }}
        />
        <AttemptFailure attempt={attempt} />
      </form>
    </Dialog>
  )
}
