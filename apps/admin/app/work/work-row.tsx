import { claimWork, releaseWork, snoozeWork, type WorkItem } from '@ahia/contracts/admin/work'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { WORK_KINDS } from '@ahia/reference/staff/work-kinds'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { dueWords } from './due-words.rules.ts'

const HOUR = 3_600_000

/** One line of work: when it is due, what it is, about what, how much is at stake and who has it. */
export function WorkRow({ item, onChange }: { item: WorkItem; onChange: () => void }) {
  const { kind, subject, about, dueAt, isOverdue, atStake, holder, restsBecause } = item
  const { label, page } = WORK_KINDS[kind]
  return (
    <li
      className={classNames('border-l-4 px-3 py-1', isOverdue ? 'border-l-danger' : 'border-l-transparent')}
    >
      <div className="grid gap-x-4 sm:grid-cols-[7rem_9rem_1fr_auto] sm:items-center">
        <time
          dateTime={dueAt}
          title={lagosMoment(dueAt)}
          className={classNames('text-small font-semibold', isOverdue && 'text-danger')}
        >
          {dueWords(dueAt, new Date())}
        </time>
        <span className="text-small text-text-2">{label}</span>
        <About page={page} subject={subject}>
          {about}
          {atStake !== null && <span className="ml-3 font-normal">{formatNaira(fromNaira(atStake))}</span>}
        </About>
        <Holding item={item} onChange={onChange} />
      </div>
      {holder && !holder.isSelf && (
        <p className="pb-1 text-small text-text-2">{holder.name} is working on this</p>
      )}
      {restsBecause && item.restsUntil && (
        <p className="pb-1 text-small text-text-2">
          Rests until {lagosMoment(item.restsUntil)}: {restsBecause}
        </p>
      )}
    </li>
  )
}

type AboutProps = { page: string | null; subject: string; children: ReactNode }

/** Leads to its page. What has none yet is at least not forgotten. */
function About({ page, subject, children }: AboutProps) {
  const look = 'flex min-h-11 items-center font-semibold wrap-anywhere'
  if (page === null)
    return (
      <p data-row tabIndex={-1} className={look}>
        {children}
      </p>
    )
  return (
    <Link to={page.replace('{id}', subject)} data-row className={`${look} hover:underline`}>
      {children}
    </Link>
  )
}

function Holding({
  item: { kind, subject: id, dueAt, holder, about },
  onChange,
}: {
  item: WorkItem
  onChange: () => void
}) {
  const attempt = useAttempt("We couldn't save it")
  const [isResting, setResting] = useState(false)
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
  return (
    <div className="flex flex-wrap items-center gap-1">
      {holder?.isSelf ? (
        <Button
          look="ghost"
          busy={isBusy}
          onClick={() => act((signal) => call(releaseWork, { kind, id }, { signal }))}
        >
          Give back<span className="sr-only">: {about}</span>
        </Button>
      ) : (
        holder === null && (
          <Button
            look="ghost"
            busy={isBusy}
            onClick={() => act((signal) => call(claimWork, { kind, id }, { signal }))}
          >
            Take<span className="sr-only">: {about}</span>
          </Button>
        )
      )}
      {(holder === null || holder.isSelf) && Date.parse(dueAt) > Date.now() && (
        <Button look="ghost" aria-expanded={isResting} onClick={() => setResting(!isResting)}>
          Let rest<span className="sr-only">: {about}</span>
        </Button>
      )}
      {isResting && (
        <form onSubmit={rest} className="flex w-full flex-wrap items-end gap-2 pb-2">
          <TextField label="Why" name="reason" required maxLength={300} />
          <TextField label="Hours" name="hours" type="number" min={1} max={720} defaultValue={4} required />
          <Button type="submit" look="outline" busy={isBusy}>
            Let rest
          </Button>
        </form>
      )}
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
