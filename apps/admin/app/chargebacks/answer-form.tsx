import { type AdminChargeback, acceptChargeback, declineChargeback } from '@ahia/contracts/admin/chargebacks'
import { MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import { amountWords } from '@ahia/money/amount-words'
import { TextField } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

type AnswerFormProps = { chargeback: AdminChargeback; onAnswered: () => void }

/** ADMIN-27: once. The evidence goes along by itself. */
export function AnswerForm({ chargeback: { _id: id, amount }, onAnswered }: AnswerFormProps) {
  const [answer, setAnswer] = useState('DECLINE')
  const [part, setPart] = useState('')
  return (
    <section aria-labelledby="answer" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <h2 id="answer" className="text-h3 font-extrabold">
        Answer
      </h2>
      <RadioPills
        legend="Who is right?"
        name="answer"
        pills={[
          { value: 'DECLINE', label: 'We are: decline with the evidence' },
          { value: 'ACCEPT', label: 'The customer is: accept' },
        ]}
        chosen={answer}
        onChoose={setAnswer}
      />
      {answer === 'ACCEPT' && (
        <TextField
          label="Amount to return, in naira"
          isUnmarked
          inputMode="decimal"
          hint={`Leave it empty for all of it, ${amountWords(amount)}`}
          value={part}
          onChange={({ target }) => setPart(target.value.replaceAll(',', '').trim())}
        />
      )}
      <ReplyForm
        label="Message to the bank"
        button={answer === 'ACCEPT' ? 'Accept' : 'Decline'}
        failed="We couldn't save your answer"
        maxLength={MAX_REASON_LENGTH}
        send={async ({ words }, signal) => {
          if (answer === 'ACCEPT')
            await call(acceptChargeback, { id, words, amount: part === '' ? null : Number(part) }, { signal })
          else await call(declineChargeback, { id, words }, { signal })
          onAnswered()
        }}
      />
    </section>
  )
}
