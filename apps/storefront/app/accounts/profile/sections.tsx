import { listSessions } from '@ahia/contracts/user'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from './answer.ts'
import { DeleteSection } from './delete.tsx'
import type { LoadLeave } from './end-everywhere.tsx'
import { ExportSection } from './export.tsx'
import { PasswordSection } from './password.tsx'
import { type Session, SessionsSection } from './sessions.tsx'

/** What happens once the person is no longer signed in here. */
export type LeaveLoaders = { loadLogOut: LoadLeave; loadGoodbye: LoadLeave }

/** PROF-06: password, devices, data and deletion. */
export function ProfileSections({ email, leaving }: { email: string; leaving: LeaveLoaders }) {
  const sessions = useOwnAnswer({ ask: askForSessions, fallback: "We couldn't load your devices." })
  return (
    <div className="mt-6 grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
      <div className="grid gap-6">
        <PasswordSection email={email} onChanged={sessions.reload} />
        <SessionsSection sessions={sessions} loadLogOut={leaving.loadLogOut} />
      </div>
      <div className="grid gap-6">
        <ExportSection />
        <DeleteSection email={email} loadGoodbye={leaving.loadGoodbye} />
      </div>
    </div>
  )
}

const askForSessions = async (signal: AbortSignal): Promise<readonly Session[]> =>
  (await call(listSessions, {}, { signal })).sessions
