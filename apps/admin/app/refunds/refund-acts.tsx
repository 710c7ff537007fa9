import {
  askAboutRefund,
  CLOSING_REASONS,
  closeRefund,
  retryRefund,
  type StuckRefund,
} from '@ahia/contracts/admin/refunds'
import { amountWords } from '@ahia/money/amount-words'
import { Button } from '@ahia/ui/button'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { AttemptButton } from '@ahia/web/components/attempt-button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { CLOSING_LABELS } from './refund-words.ts'

type RefundActsProps = { refund: StuckRefund; onDone: () => void }

/** P17: send it again, ask the provider, or close what nobody can send any more. */
export function RefundActs({ refund, onDone }: RefundActsProps) {
  const { _id: id, acts, amount, status } = refund
  if (acts.length === 0) return <p className="text-text-2">There's nothing left to do.</p>
  return (
    <section aria-labelledby="acts" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <h2 id="acts" className="text-h3 font-extrabold">
        What you can do
      </h2>
      {acts.includes('RETRY') && (
        <>
          <p>The money is with us. Find out why it failed, then send {amountWords(amount)} again.</p>
          <AttemptButton
            label="Send it again"
            busyLabel="Sending…"
            failed="We couldn't send it again"
            act={async (signal) => {
              await call(retryRefund, { id }, { signal })
              onDone()
            }}
          />
        </>
      )}
      {acts.includes('ASK') && (
        <>
          <p>
            {status === 'NEEDS_ATTENTION'
              ? 'The provider needs us to act. Contact them, then check the status.'
              : 'This refund is still in progress. We check it automatically, or you can check now.'}
          </p>
          <AttemptButton
            label="Check with the provider"
            busyLabel="Asking…"
            failed="We couldn't check"
            act={async (signal) => {
              await call(askAboutRefund, { id }, { signal })
              onDone()
            }}
          />
        </>
      )}
      {acts.includes('CLOSE') && <CloseForm refund={refund} onDone={onDone} />}
    </section>
  )
}

function CloseForm({ refund: { _id: id }, onDone }: RefundActsProps) {
  const [reason, setReason] = useState<(typeof CLOSING_REASONS)[number]>('BANK_RETURNED')
  const attempt = useAttempt("We couldn't close it")
  const close = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      await call(closeRefund, { id, reason }, { signal })
      onDone()
    })
  }
  return (
    <form onSubmit={close} className="grid gap-3">
      <p>The money has already gone back another way.</p>
      <RadioPills
        legend="How was it returned?"
        name="reason"
        pills={CLOSING_REASONS.map((value) => ({ value, label: CLOSING_LABELS[value] }))}
        chosen={reason}
        onChoose={(value) => setReason(value === 'BANK_RETURNED' ? 'BANK_RETURNED' : 'OTHER_REFUND')}
      />
      <Button type="submit" className="justify-self-start" busy={attempt.state.step === 'busy'}>
        Close this refund
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
