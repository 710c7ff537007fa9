import { claimWork, releaseWork, snoozeWork, type WorkItem } from '@ahia/contracts/admin/work'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { HandOver } from './hand-over.tsx'

const HOUR = 3_600_000

type HoldingProps = { item: WorkItem; onChange: () => void }

/** ADMIN-15: take it, give it back, hand it over, let it rest. */
export function Holding({ item, onChange }: HoldingProps) {
  const { kind, subject: id, dueAt, holder, about } = item
  const attempt = useAttempt("We couldn't save it")
  const [open, setOpen] = useState<'rest' | 'hand-over' | null>(null)
  const act = (work: (signal: AbortSignal) => Promise<unknown>) =>
    attempt.run(async (signal) => {
      await work(signal)
      onChange()
    })
  const rest = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const hours = Number(form.get('hours'))
    const until = new Date(Math.min(Date.now() + hours * HOUR, Date.parse(dueAt) - 1)).toISOString()
    act((signal) => call(snoozeWork, { kind, id, until, reason: String(form.get('reason')) }, { signal }))
  }
  const isBusy = attempt.state.step === 'busy'
  const isFree = holder === null || holder.isSelf
  const toggle = (which: typeof open) => setOpen(open === which ? null : which)
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:-ml-5">
      {isFree && (
        <Button
          look="ghost"
          busy={isBusy}
          onClick={() =>
            act((signal) => call(holder === null ? claimWork : releaseWork, { kind, id }, { signal }))
          }
        >
          {holder === null ? 'Take' : 'Give back'}
          <span className="sr-only">: {about}</span>
        </Button>
      )}
      {isFree && (
        <Button look="ghost" aria-expanded={open === 'hand-over'} onClick={() => toggle('hand-over')}>
          Hand over<span className="sr-only">: {about}</span>
        </Button>
      )}
      {isFree && Date.parse(dueAt) > Date.now() && (
        <Button look="ghost" aria-expanded={open === 'rest'} onClick={() => toggle('rest')}>
          Snooze<span className="sr-only">: {about}</span>
        </Button>
      )}
      {open === 'hand-over' && <HandOver item={item} onDone={onChange} />}
      {open === 'rest' && (
        <form onSubmit={rest} className="flex w-full flex-wrap items-end gap-2 pb-2">
          <TextField label="Why" name="reason" required maxLength={300} />
          <TextField label="Hours" name="hours" type="number" min={1} max={720} defaultValue={4} required />
          <Button type="submit" look="outline" busy={isBusy}>
            Snooze
          </Button>
        </form>
      )}
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
