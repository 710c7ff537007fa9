import { countStock } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useRef, useState } from 'react'
import { isCount, type StockCount } from '#offline/command.ts'
import { enqueue } from '#offline/queue.ts'
import { useQueue } from '#offline/use-queue.ts'
import { AttemptFailed } from './attempt-failed.tsx'
import { type CountNote, noteOf } from './count-words.ts'
import { isUnanswered } from './offline/is-unanswered.ts'
import { isReason, nameOf, REASONS, type Reason } from './stock-words.ts'

type CountProps = { row: StockRow; shownAt: string; onCounted: (row: StockRow, at: string) => void }

/** SELL-41: closed until somebody counts. */
export function Disclosed(props: CountProps) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState<CountNote | null>(null)
  const waiting = useWaitingCount(props.row)
  const shown = waiting === null ? note : waitingNote(waiting)
  return (
    <>
      <Button
        look="ghost"
        aria-expanded={isOpen}
        aria-label={`Count ${nameOf(props.row)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {waiting === null ? 'Count' : 'Count again'}
      </Button>
      {isOpen && (
        <div className="basis-full">
          <CountForm {...props} onNote={setNote} onClose={() => setOpen(false)} />
        </div>
      )}
      {shown && (
        <div className="basis-full">
          <Banner tone={shown.tone} role="status">
            {shown.text}
          </Banner>
        </div>
      )}
    </>
  )
}

/** What was counted of an item without a network, until it is sent. */
function useWaitingCount({ _id }: StockRow): number | null {
  const waiting = useQueue().waiting.filter(isCount)
  return waiting.find(({ step }) => step.count.sellable === _id)?.step.count.counted ?? null
}

const waitingNote = (counted: number): CountNote => ({
  tone: 'info',
  text: `You counted ${counted}. We'll save it when you're back online.`,
})

type CountFormProps = CountProps & { onNote: (note: CountNote | null) => void; onClose: () => void }

function CountForm({ row, shownAt, onCounted, onNote, onClose }: CountFormProps) {
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<Reason>('SOLD_ELSEWHERE')
  const attempt = useAttempt("We couldn't save your count.")
  const key = useRef(newUuid())
  const counted = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null
  const isLess = counted !== null && counted < row.onShelf
  const change = (text: string) => {
    setTyped(text)
    key.current = newUuid() // another count is another command
    attempt.reset()
  }
  /** SELL-55: with the same key, so that a count whose answer was lost is booked once. */
  const keepForLater = async (count: StockCount) => {
    const item = { name: nameOf(row), product: row.name }
    await enqueue({ orders: [], step: { kind: 'COUNT', item, count }, requestKey: key.current })
    onNote(null)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (counted === null) return
    attempt.run(async (signal) => {
      const count = { sellable: row._id, counted, shown: row.onShelf, shownAt, ...(isLess && { why }) }
      if (!navigator.onLine) return keepForLater(count)
      const sent = { requestKey: key.current, counts: [count] }
      const answer = await shopSession.call(countStock, sent, { signal }).catch((error: unknown) => {
        if (isUnanswered(error) && !signal.aborted) return null
        throw error
      })
      if (answer === null) return keepForLater(count)
      const [result] = answer.results
      if (!result) return
      onNote(noteOf(result))
      if (result.row) onCounted(result.row, answer.shownAt)
      change('')
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-control bg-surface-2 p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <Figure name="Available" value={row.available} />
        <Figure name="Held for customers who are paying" value={row.held} />
        <Figure name="Paid, not handed over" value={row.toHandOver} />
        <Figure name="Should be there" value={row.onShelf} isSum />
      </dl>
      <TextField
        label="How many did you count?"
        isUnmarked
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={typed !== '' && counted === null ? 'Type a whole number' : null}
        onChange={(event) => change(event.target.value)}
      />
      {isLess && (
        <SelectField
          label="Why fewer?"
          isUnmarked
          value={why}
          onChange={({ target }) => isReason(target.value) && setWhy(target.value)}
        >
          {REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        type="submit"
        look="tonal"
        busy={attempt.state.step === 'busy'}
        busyLabel="Saving..."
        disabled={counted === null}
      >
        Save count
      </Button>
      {attempt.state.step === 'failed' && (
        <AttemptFailed heading="We couldn't save your count" failure={attempt.state} />
      )}
    </form>
  )
}

function Figure({ name, value, isSum = false }: { name: string; value: number; isSum?: boolean }) {
  const weight = isSum ? 'border-t border-border-strong pt-1 font-semibold' : ''
  return (
    <>
      <dt className={weight}>{name}</dt>
      <dd className={`text-right tabular-nums ${weight}`}>{value}</dd>
    </>
  )
}
