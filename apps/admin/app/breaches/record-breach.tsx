import { recordBreach } from '@ahia/contracts/admin/breaches'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'

const AFFECTS = {
  EVERYBODY: 'Every customer',
  SIGNED_IN: 'Customers who were signed in during that time',
  SHOP_CUSTOMERS: 'Customers who ordered from one shop',
} as const
type Affects = keyof typeof AFFECTS
const AFFECTED = Object.keys(AFFECTS).filter((key): key is Affects => key in AFFECTS)
const TIMES = { beganAt: 'Began', endedAt: 'Ended', foundAt: 'Found' } as const
type Time = keyof typeof TIMES
const TIME_NAMES: readonly Time[] = ['beganAt', 'endedAt', 'foundAt']
const EMPTY = { title: '', words: '', shop: '', beganAt: '', endedAt: '', foundAt: '' }

/** Typed as Lagos time, which is one hour ahead of UTC all year. */
const toInstant = (local: string): string => (local === '' ? '' : new Date(`${local}:00+01:00`).toISOString())

/** PRIV-09 */
export function RecordBreach({ onRecorded }: { onRecorded: () => void }) {
  const [given, setGiven] = useState(EMPTY)
  const [affects, setAffects] = useState<Affects>('EVERYBODY')
  const attempt = useAttempt("We couldn't record it", ['title', 'words', 'shopId', ...TIME_NAMES])
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value })
  const record = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      await call(
        recordBreach,
        {
          title: given.title,
          words: given.words,
          affects,
          shopId: affects === 'SHOP_CUSTOMERS' ? given.shop.trim() : null,
          beganAt: toInstant(given.beganAt),
          endedAt: toInstant(given.endedAt),
          foundAt: toInstant(given.foundAt),
        },
        { signal },
      )
      setGiven(EMPTY)
      onRecorded()
    })
  }
  const attempted = attempt.state.step === 'failed'
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-extrabold">Record a breach…</summary>
      <form onSubmit={record} className="mt-2 grid max-w-reading gap-3">
        <TextField
          label="What happened, in short"
          required
          maxLength={200}
          value={given.title}
          onChange={set('title')}
          error={attempt.errorOf('title')}
          attempted={attempted}
        />
        <TextArea
          label="What happened, as those affected will read it"
          required
          rows={4}
          maxLength={4_000}
          value={given.words}
          onChange={set('words')}
          error={attempt.errorOf('words')}
          attempted={attempted}
        />
        <SelectField
          label="Who is affected"
          isUnmarked
          value={affects}
          onChange={(event) => setAffects(AFFECTED.find((one) => one === event.target.value) ?? affects)}
        >
          {AFFECTED.map((one) => (
            <option key={one} value={one}>
              {AFFECTS[one]}
            </option>
          ))}
        </SelectField>
        {affects === 'SHOP_CUSTOMERS' && (
          <TextField
            label="Shop ID"
            required
            value={given.shop}
            onChange={set('shop')}
            error={attempt.errorOf('shopId')}
            attempted={attempted}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-3">
          {TIME_NAMES.map((name) => (
            <TextField
              key={name}
              label={TIMES[name]}
              type="datetime-local"
              required
              value={given[name]}
              onChange={set(name)}
              error={attempt.errorOf(name)}
              attempted={attempted}
            />
          ))}
        </div>
        <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
          Record it
        </Button>
        <AttemptFailure attempt={attempt} />
      </form>
    </details>
  )
}
