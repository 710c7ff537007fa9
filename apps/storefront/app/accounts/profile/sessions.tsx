import type { DataOf } from '@ahia/contracts/endpoint'
import type { listSessions } from '@ahia/contracts/user'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { useRef } from 'react'
import type { OwnAnswer } from './answer.ts'
import { EndEverywhere, type LoadLeave } from './end-everywhere.tsx'
import { ProfileRow } from './group.tsx'
import { SessionRow } from './session-row.tsx'
import { SectionFailed } from './states.tsx'

export type Session = DataOf<typeof listSessions>['sessions'][number]

type SessionsSectionProps = {
  sessions: OwnAnswer<readonly Session[]>
  loadLogOut: LoadLeave
}

/** PROF-06: where the customer is signed in. */
export function SessionsSection({ sessions, loadLogOut }: SessionsSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const reload = () => {
    place.current?.focus() // the pressed button goes with the failure
    sessions.reload()
  }
  return (
    <ProfileRow title="Your devices">
      <div ref={place} tabIndex={-1} className="outline-none">
        <SessionList sessions={{ ...sessions, reload }} />
      </div>
      <div className="mt-5">
        <EndEverywhere loadLogOut={loadLogOut} />
      </div>
    </ProfileRow>
  )
}

function SessionList({ sessions: { part, reload, put } }: Pick<SessionsSectionProps, 'sessions'>) {
  const list = useRef<HTMLUListElement>(null)
  if (part.state === 'loading') return <SessionsLoading />
  if (part.state === 'failed') return <SectionFailed message={part.message} onRetry={reload} />
  const leaveOut = (ended: Session) => {
    list.current?.focus() // the pressed button goes with its line
    put((shown) => shown.filter(({ id }) => id !== ended.id))
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label="Devices" className="divide-y divide-border outline-none">
      {part.value.map((session) => (
        <SessionRow key={session.id} session={session} onEnded={() => leaveOut(session)} />
      ))}
    </ul>
  )
}

function SessionsLoading() {
  return (
    <SkeletonGroup label="Loading devices">
      <Skeleton className="h-17" />
    </SkeletonGroup>
  )
}
