import {
  BLOCK_REASONS,
  blockCustomer,
  type CustomerCard,
  unblockCustomer,
} from '@ahia/contracts/admin/customers'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

type Reason = (typeof BLOCK_REASONS)[number]
const REASONS: Record<Reason, string> = {
  FRAUD: 'Fraud',
  ABUSE: 'Abuse of shops, riders or us',
  STOLEN_ACCOUNT: 'The account was stolen',
  LEGAL_ORDER: 'A court or government order',
}

type BlockingProps = { card: CustomerCard; onChange: () => void }

/** ADMIN-37: with a reason, words to the customer, and an end or a day to look again. */
export function Blocking({ card, onChange }: BlockingProps) {
  return card.block ? (
    <Blocked card={card} block={card.block} onChange={onChange} />
  ) : (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-extrabold">Block…</summary>
      <BlockForm card={card} onChange={onChange} />
    </details>
  )
}

function Blocked({ card, block, onChange }: BlockingProps & { block: NonNullable<CustomerCard['block']> }) {
  const attempt = useAttempt("We couldn't unblock them")
  const unblock = () =>
    attempt.run(async (signal) => {
      await call(unblockCustomer, { id: card.customer.id }, { signal })
      onChange()
    })
  const until = block.endsAt
    ? `until ${lagosDate(block.endsAt)}`
    : `to be reviewed on ${lagosDate(block.reviewAt ?? block.blockedAt)}`
  return (
    <section aria-label="Blocked" className="grid gap-2 rounded-card border border-danger bg-surface p-4">
      <p className="font-semibold">
        Blocked by {block.by} on {lagosDate(block.blockedAt)}, {until}
      </p>
      <p className="wrap-anywhere">{block.words}</p>
      <Button
        look="outline"
        busy={attempt.state.step === 'busy'}
        onClick={unblock}
        className="justify-self-start"
      >
        Unblock
      </Button>
      <AttemptFailure attempt={attempt} />
    </section>
  )
}

function BlockForm({ card, onChange }: BlockingProps) {
  const [reason, setReason] = useState<Reason>('FRAUD')
  const [words, setWords] = useState('')
  const [isEnding, setEnding] = useState(true)
  const [day, setDay] = useState('')
  const attempt = useAttempt("We couldn't block them", ['words', 'endsAt', 'reviewAt'])
  const block = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      // The end of that day in Lagos.
      const at = day === '' ? null : new Date(`${day}T22:59:59Z`).toISOString()
      const until = isEnding ? { endsAt: at, reviewAt: null } : { endsAt: null, reviewAt: at }
      await call(blockCustomer, { id: card.customer.id, reason, words, ...until }, { signal })
      onChange()
    })
  }
  const attempted = attempt.state.step === 'failed'
  return (
    <form onSubmit={block} className="mt-2 grid max-w-reading gap-3">
      <p className="text-small text-text-2">
        We'll sign out all their devices now. Paid orders will still be delivered. We'll email them your
        message and how to object.
      </p>
      <SelectField
        label="Reason"
        isUnmarked
        value={reason}
        onChange={(event) => setReason(BLOCK_REASONS.find((one) => one === event.target.value) ?? reason)}
      >
        {BLOCK_REASONS.map((one) => (
          <option key={one} value={one}>
            {REASONS[one]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Message to the customer"
        required
        rows={3}
        maxLength={2_000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={attempt.errorOf('words')}
        attempted={attempted}
      />
      <SelectField
        label="How long"
        isUnmarked
        value={isEnding ? 'end' : 'review'}
        onChange={(event) => setEnding(event.target.value === 'end')}
      >
        <option value="end">Ends automatically on</option>
        <option value="review">Until we review it on</option>
      </SelectField>
      <TextField
        label="Day"
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={attempt.errorOf('endsAt') ?? attempt.errorOf('reviewAt')}
        attempted={attempted}
      />
      <Button type="submit" look="danger" busy={attempt.state.step === 'busy'} className="justify-self-start">
        Block this customer
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
