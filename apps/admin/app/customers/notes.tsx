import { addCustomerNote, type CustomerCard } from '@ahia/contracts/admin/customers'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { CardPart } from './card-part.tsx'

/** ADMIN-36: for colleagues; the customer reads them in their export. */
export function Notes({ card: { customer, notes }, onChange }: { card: CustomerCard; onChange: () => void }) {
  const [words, setWords] = useState('')
  const attempt = useAttempt("We couldn't save the note", ['words'])
  const add = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      await call(addCustomerNote, { id: customer.id, words }, { signal })
      setWords('')
      onChange()
    })
  }
  return (
    <CardPart
      title="Notes"
      empty="No notes."
      items={notes}
      after={
        <form onSubmit={add} className="mt-2 grid gap-2">
          <TextArea
            label="New note"
            hint="The customer can read it in their data export."
            isUnmarked
            rows={2}
            maxLength={1_000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={attempt.errorOf('words')}
            attempted={attempt.state.step === 'failed'}
          />
          <Button
            type="submit"
            look="outline"
            busy={attempt.state.step === 'busy'}
            className="justify-self-start"
          >
            Add note
          </Button>
          <AttemptFailure attempt={attempt} />
        </form>
      }
    >
      {({ by, words: noted, at }) => (
        <li key={`${at} ${by}`} className="py-1 text-small">
          <span className="text-text-2">
            {lagosMoment(at)}, {by}:
          </span>{' '}
          <span className="wrap-anywhere">{noted}</span>
        </li>
      )}
    </CardPart>
  )
}
