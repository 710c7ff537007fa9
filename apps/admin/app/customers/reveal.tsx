import {
  type CoveredCustomer,
  REVEAL_REASONS,
  REVEALED_FIELDS,
  type RevealedField,
  type RevealReason,
  revealCustomer,
} from '@ahia/contracts/admin/customers'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

const FIELDS: Record<RevealedField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Telephone',
  street: 'Street',
  city: 'City',
}
const REASONS: Record<RevealReason, string> = {
  CUSTOMER_ASKED: 'The customer asked us',
  ORDER_PROBLEM: 'A problem with an order',
  DATA_REQUEST: 'A request about their data',
  FRAUD_CHECK: 'A check for fraud',
  LEGAL_ORDER: 'A court or government order',
}

type Revealed = Partial<Record<RevealedField, string | null>>

/** ADMIN-35: full details for a reason, on record; gone from the screen with the page. */
export function Reveal({ id }: { id: CoveredCustomer['id'] }) {
  const [fields, setFields] = useState<readonly RevealedField[]>([])
  const [reason, setReason] = useState<RevealReason>('ORDER_PROBLEM')
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const attempt = useAttempt("We couldn't show it", ['fields'])
  const toggle = (field: RevealedField) =>
    setFields(fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field])
  const look = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      setRevealed((await call(revealCustomer, { id, fields: [...fields], reason }, { signal })).revealed)
    })
  }
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-extrabold">Show full details…</summary>
      <form onSubmit={look} className="mt-2 grid max-w-reading gap-3">
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="font-semibold">What you need to see</legend>
          {REVEALED_FIELDS.map((field) => (
            <label key={field} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                checked={fields.includes(field)}
                onChange={() => toggle(field)}
              />
              {FIELDS[field]}
            </label>
          ))}
        </fieldset>
        <SelectField
          label="Why"
          isUnmarked
          value={reason}
          onChange={(event) => setReason(REVEAL_REASONS.find((one) => one === event.target.value) ?? reason)}
        >
          {REVEAL_REASONS.map((one) => (
            <option key={one} value={one}>
              {REASONS[one]}
            </option>
          ))}
        </SelectField>
        <p className="text-small text-text-2">
          This is recorded under your name. You can do it 30 times an hour.
        </p>
        <Button
          type="submit"
          disabled={fields.length === 0}
          busy={attempt.state.step === 'busy'}
          className="justify-self-start"
        >
          Show full details
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
      <div role="status">
        {revealed && (
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {REVEALED_FIELDS.filter((field) => field in revealed).map((field) => (
              <div key={field} className="contents">
                <dt className="text-text-2">{FIELDS[field]}</dt>
                <dd className="font-semibold wrap-anywhere">{revealed[field] ?? 'not given'}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  )
}
