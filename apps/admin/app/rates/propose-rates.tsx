import {
  proposeRates,
  type RateChange,
  type RateEffect,
  type RateRow,
  showRateEffect,
} from '@ahia/contracts/admin/rates'
import { RATE_BOOKS, type RateBookName } from '@ahia/reference/staff/rate-books'
import { rateText } from '@ahia/rules/prices/rate-text'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { RateEffectView } from './rate-effect.tsx'
import { keyWords, toValue } from './rate-words.ts'

type ProposeRatesProps = { book: RateBookName; rows: readonly RateRow[] }

/** ADMIN-34: first what last month would have cost, then the proposal that a colleague agrees to. */
export function ProposeRates({ book, rows }: ProposeRatesProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [day, setDay] = useState('')
  const [why, setWhy] = useState('')
  const [effect, setEffect] = useState<RateEffect | null>(null)
  const [isSent, setSent] = useState(false)
  const trial = useAttempt("We couldn't calculate it", ['from', 'changes'])
  const proposal = useAttempt("We couldn't send the proposal", ['why'])
  const change: RateChange = {
    book,
    from: day === '' ? '' : new Date(`${day}T00:00:00+01:00`).toISOString(),
    changes: Object.entries(typed)
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => ({ key, value: toValue(book, value) })),
  }
  const edit = (act: () => void) => {
    act()
    setEffect(null)
    setSent(false)
  }
  const calculate = (event: FormEvent) => {
    event.preventDefault()
    trial.run(async (signal) => {
      const asked = { ...change, changes: JSON.stringify(change.changes) }
      setEffect((await call(showRateEffect, asked, { signal })).effect)
    })
  }
  const send = () =>
    proposal.run(async (signal) => {
      await call(proposeRates, { ...change, why }, { signal })
      setTyped({})
      setWhy('')
      setEffect(null)
      setSent(true)
    })
  const { noticeDays, unit } = RATE_BOOKS[book]
  return (
    <details className="rounded-card border border-border bg-surface p-4" open={isSent || undefined}>
      <summary className="cursor-pointer py-2.5 font-semibold">Propose a change</summary>
      {isSent && (
        <p role="status" className="text-ok">
          Proposed. It is announced once a colleague agrees. See <Link to="/proposals">Proposals</Link>.
        </p>
      )}
      <form noValidate onSubmit={calculate} className="mt-2 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {rows
            .filter(({ state }) => state === 'NOW')
            .map(({ key, value }) => (
              <TextField
                key={key}
                label={keyWords(book, key)}
                isUnmarked
                inputMode="decimal"
                hint={`${unit === 'BPS' ? 'In percent' : 'In naira'}, now ${rateText(book, value)}`}
                value={typed[key] ?? ''}
                onChange={({ target }) =>
                  edit(() => setTyped({ ...typed, [key]: target.value.replaceAll(',', '') }))
                }
              />
            ))}
          <TextField
            label="From"
            type="date"
            required
            value={day}
            onChange={({ target }) => edit(() => setDay(target.value))}
            error={trial.errorOf('from')}
            attempted={trial.state.step === 'failed'}
            hint={noticeDays > 0 ? `At least ${noticeDays} days ahead` : 'From tomorrow'}
          />
        </div>
        <Button
          type="submit"
          look="outline"
          className="justify-self-start"
          busy={trial.state.step === 'busy'}
          busyLabel="Calculating…"
        >
          Show what last month would have cost
        </Button>
        <AttemptFailure attempt={trial} />
      </form>
      {effect && (
        <div className="mt-4 grid gap-4">
          <RateEffectView effect={effect} />
          <TextField
            label="Why"
            required
            maxLength={1000}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            error={proposal.errorOf('why')}
            attempted={proposal.state.step === 'failed'}
          />
          <Button className="justify-self-start" busy={proposal.state.step === 'busy'} onClick={send}>
            Propose this change
          </Button>
          <AttemptFailure attempt={proposal} />
        </div>
      )}
    </details>
  )
}
