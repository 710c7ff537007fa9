import { countStock } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { orderNumber } from '@ahia/rules/order-number'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useRef, useState } from 'react'
import { AttemptFailed } from './attempt-failed.tsx'
import { isReason, nameOf, REASONS, type Reason } from './stock-words.ts'

type CountProps = { row: StockRow; shownAt: string; onCounted: (row: StockRow, at: string) => void }

/** SELL-41: closed until somebody counts. */
export function Disclosed(props: CountProps) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState<CountNote | null>(null)
  return (
    <div className="grid gap-3">
      <Button
        look="ghost"
        aria-expanded={isOpen}
        aria-label={`Count ${nameOf(props.row)}`}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        Count
      </Button>
      {isOpen && <CountForm {...props} onNote={setNote} />}
      {note && (
        <Banner tone={note.tone} role="status">
          {note.text}
        </Banner>
      )}
    </div>
  )
}

type CountNote = { tone: 'ok' | 'warn'; text: string }

function CountForm({ row, shownAt, onCounted, onNote }: CountProps & { onNote: (note: CountNote) => void }) {
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (counted === null) return
    attempt.run(async (signal) => {
      const count = { sellable: row._id, counted, shown: row.onShelf, shownAt, ...(isLess && { why }) }
      const sent = { requestKey: key.current, counts: [count] }
      const { results, shownAt: at } = await shopSession.call(countStock, sent, { signal })
      const [result] = results
      if (!result) return
      onNote(noteOf(result))
      if (result.row) onCounted(result.row, at)
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
        label="How many do you see?"
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

type CountResult = { result: string; missing: number; orders: readonly string[]; row: StockRow | null }

function noteOf({ result, missing, orders, row }: CountResult): CountNote {
  if (result === 'CHANGED_MEANWHILE')
    return {
      tone: 'warn',
      text: `Something changed while you counted: ${row?.onShelf ?? 0} should be there now. Count again.`,
    }
  if (result !== 'SAVED') return { tone: 'warn', text: 'This item is no longer among your products.' }
  if (missing === 0) return { tone: 'ok', text: `Counted. ${row?.available ?? 0} available.` }
  const named =
    orders.length === 0 ? 'A customer is paying for it.' : `Orders: ${orders.map(orderNumber).join(', ')}.`
  return { tone: 'warn', text: `${missing} sold but not there. ${named}` }
}
