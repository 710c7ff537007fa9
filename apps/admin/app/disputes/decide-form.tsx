import { type DisputePage, decideDispute } from '@ahia/contracts/admin/disputes'
import { MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import {
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  WAY_BEARERS,
  type WayBearer,
} from '@ahia/contracts/shapes/dispute'
import { amountWords } from '@ahia/money/amount-words'
import { Button } from '@ahia/ui/button'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { type Draft, isWhole, toLines } from './decision-draft.rules.ts'
import { DecisionPreview } from './decision-preview.tsx'
import { BEARER_LABELS, OUTCOME_LABELS } from './dispute-words.ts'

type DecideFormProps = { page: DisputePage; round: number; onDecided: () => void }

const EMPTY: Draft = { outcome: null, quantities: {}, amount: '', wayBorneBy: null }

/** ADMIN-25: outcome, what of it, return, reason; and what follows before anything is pressed. */
export function DecideForm({ page, round, onDecided }: DecideFormProps) {
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't save your decision")
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const { outcome } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (outcome === null || !isWhole(draft)) return
    if (words.trim() === '') return field.current?.focus()
    const { _id: id } = page.dispute
    const decision = {
      round,
      outcome,
      lines: toLines(draft),
      amount: outcome === 'PART' && draft.amount !== '' ? Number(draft.amount) : null,
      wayBorneBy: draft.wayBorneBy,
      words: words.trim(),
    }
    attempt.run(async (signal) => {
      await call(decideDispute, { id, ...decision }, { signal })
      onDecided()
    })
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="decide"
      className="grid gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="decide" className="text-h3 font-extrabold">
        {round === 2 ? 'Decide the appeal' : 'Decide'}
      </h2>
      <RadioPills
        legend="Outcome"
        name="outcome"
        pills={DISPUTE_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        chosen={outcome}
        onChoose={(value) => change({ outcome: value as DisputeOutcome })}
      />
      {attempted && outcome === null && <Fault>Choose an outcome</Fault>}
      {outcome === 'PART' && <PartFields page={page} draft={draft} onChange={change} />}
      {outcome !== null && outcome !== 'TURNED_DOWN' && (
        <RadioPills
          legend="Should the items be returned?"
          name="return"
          pills={[
            { value: '', label: 'No return' },
            ...WAY_BEARERS.map((value) => ({ value, label: BEARER_LABELS[value] })),
          ]}
          chosen={draft.wayBorneBy ?? ''}
          onChoose={(value) => change({ wayBorneBy: value === '' ? null : (value as WayBearer) })}
        />
      )}
      <TextArea
        ref={field}
        label="Reason, for both sides"
        required
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={words.trim() === '' ? 'Write the reason, which both sides read' : null}
        attempted={attempted}
      />
      {outcome !== null && isWhole(draft) && (
        <DecisionPreview key={JSON.stringify(draft)} id={page.dispute._id} draft={draft} words={words} />
      )}
      <Button
        type="submit"
        className="justify-self-start"
        busy={attempt.state.step === 'busy'}
        busyLabel="Deciding…"
      >
        Decide
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}

type PartFieldsProps = { page: DisputePage; draft: Draft; onChange: (part: Partial<Draft>) => void }

/** By line, or else by amount. */
function PartFields({ page, draft, onChange }: PartFieldsProps) {
  const set = (position: number, quantity: number) =>
    onChange({ quantities: { ...draft.quantities, [position]: quantity }, amount: '' })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Which part?</legend>
      {page.dispute.lines.map(({ position, name, quantity, price }) => (
        <label key={position} className="flex flex-wrap items-center gap-3">
          <select
            value={draft.quantities[position] ?? 0}
            onChange={({ target }) => set(position, Number(target.value))}
            className="min-h-11 rounded-control border border-border-strong bg-surface px-3"
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count} of {quantity}
              </option>
            ))}
          </select>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}, {amountWords(price)} each
          </span>
        </label>
      ))}
      <TextField
        label="Or an amount in naira"
        isUnmarked
        inputMode="decimal"
        hint={`At most ${amountWords(page.most)}`}
        value={draft.amount}
        onChange={({ target }) =>
          onChange({ amount: target.value.replaceAll(',', '').trim(), quantities: {} })
        }
      />
    </fieldset>
  )
}

const Fault = ({ children }: { children: string }) => (
  <p role="alert" className="text-small font-semibold text-danger">
    {children}
  </p>
)
