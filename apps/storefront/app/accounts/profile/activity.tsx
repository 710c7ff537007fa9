import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { useRef, useState } from 'react'
import { type ActivityEvent, describeActivity, deviceBeside } from './activity.rules.ts'
import type { OwnAnswer } from './answer.ts'
import { ProfileRow } from './group.tsx'
import { SectionFailed } from './states.tsx'

const SHOWN_FIRST = 5

type ActivitySectionProps = {
  activity: OwnAnswer<readonly ActivityEvent[]>
  onChangePassword: () => void
}

/** PROF-07: what happened around the customer's sign-in, so that they notice a stranger. */
export function ActivitySection({ activity: { part, reload }, onChangePassword }: ActivitySectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    place.current?.focus() // the pressed button goes with the failure
    reload()
  }
  return (
    <ProfileRow title="Recent activity">
      <div ref={place} tabIndex={-1} className="outline-none">
        {part.state === 'loading' && <ActivityLoading />}
        {part.state === 'failed' && <SectionFailed message={part.message} onRetry={retry} />}
        {part.state === 'ready' && <Activity events={part.value} onChangePassword={onChangePassword} />}
      </div>
    </ProfileRow>
  )
}

function ActivityLoading() {
  return (
    <SkeletonGroup label="Loading recent activity">
      <Skeleton className="h-17" />
    </SkeletonGroup>
  )
}

type ActivityProps = { events: readonly ActivityEvent[]; onChangePassword: () => void }

function Activity({ events, onChangePassword }: ActivityProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (events.length === 0)
    return <p className="text-text-2">Nothing yet. We'll list sign-ins and changes here for 90 days.</p>
  const shown = showsAll ? events : events.slice(0, SHOWN_FIRST)
  const showAll = () => {
    list.current?.focus() // the pressed button is gone
    setShowsAll(true)
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recent activity"
        className="divide-y divide-border outline-none"
      >
        {shown.map((event) => (
          <ActivityRow key={`${event.kind} ${event.device} ${event.lastAt}`} event={event} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {shown.length < events.length && (
          <Button look="outline" onClick={showAll}>
            Show all ({events.length})
          </Button>
        )}
        <p>
          Not you?{' '}
          <button
            type="button"
            onClick={onChangePassword}
            className="min-h-11 cursor-pointer font-semibold text-brand-text underline"
          >
            Change your password
          </button>
        </p>
      </div>
    </>
  )
}

function ActivityRow({ event }: { event: ActivityEvent }) {
  const device = deviceBeside(event)
  return (
    <li className="py-3 first:pt-0">
      <p className="font-semibold wrap-anywhere">{describeActivity(event)}</p>
      <p className="text-small text-text-2">
        <time dateTime={event.lastAt}>{lagosMoment(event.lastAt)}</time>
        {device && ` · ${device}`}
      </p>
    </li>
  )
}
