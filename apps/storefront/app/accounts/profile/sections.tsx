import { listActivity } from '@ahia/contracts/profile/own-account'
import { listSessions } from '@ahia/contracts/user'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#session/customer-session.ts'
import { ConsentsSection } from '../privacy/consents-section.tsx'
import { ExportSection } from '../privacy/export-section.tsx'
import { RequestsSection } from '../privacy/requests-section.tsx'
import { SupportSection } from '../privacy/support-section.tsx'
import type { ActivityEvent } from './activity.rules.ts'
import { ActivitySection } from './activity.tsx'
import { useOwnAnswer } from './answer.ts'
import { DeleteSection } from './delete.tsx'
import type { LoadLeave } from './end-everywhere.tsx'
import { FollowedShopsSection } from './followed-shops.tsx'
import { ProfileGroup, ProfileRows } from './group.tsx'
import { PasswordSection, type PasswordStep } from './password.tsx'
import { type Session, SessionsSection } from './sessions.tsx'

/** What happens once the person is no longer signed in here. */
export type LeaveLoaders = { loadLogOut: LoadLeave; loadGoodbye: LoadLeave }

/** PROF-06, PROF-07: password, devices, recent activity, data and deletion. */
export function ProfileSections({ email, leaving }: { email: string; leaving: LeaveLoaders }) {
  const sessions = useOwnAnswer({ ask: askForSessions, fallback: "We couldn't load your devices." })
  const activity = useOwnAnswer({ ask: askForActivity, fallback: "We couldn't load your recent activity." })
  const [step, setStep] = useState<PasswordStep>('closed')
  const password = useRef<HTMLDivElement>(null)
  const changePassword = () => {
    flushSync(() => setStep('open'))
    password.current?.querySelector<HTMLElement>('[name=currentPassword]')?.focus()
  }
  const reload = () => {
    sessions.reload()
    activity.reload()
  }
  return (
    <>
      <ProfileGroup id="shops">
        <ProfileRows>
          <FollowedShopsSection />
        </ProfileRows>
      </ProfileGroup>
      <ProfileGroup id="safety">
        <ProfileRows>
          <div ref={password}>
            <PasswordSection email={email} step={step} onStep={setStep} onChanged={reload} />
          </div>
          <SessionsSection sessions={sessions} loadLogOut={leaving.loadLogOut} />
          <ActivitySection activity={activity} onChangePassword={changePassword} />
        </ProfileRows>
      </ProfileGroup>
      <ProfileGroup id="privacy">
        <ProfileRows>
          <ConsentsSection />
          <ExportSection email={email} />
          <RequestsSection email={email} />
          <SupportSection />
          <DeleteSection email={email} loadGoodbye={leaving.loadGoodbye} />
        </ProfileRows>
      </ProfileGroup>
    </>
  )
}

const askForSessions = async (signal: AbortSignal): Promise<readonly Session[]> =>
  (await call(listSessions, {}, { signal })).sessions

const askForActivity = async (signal: AbortSignal): Promise<readonly ActivityEvent[]> =>
  (await call(listActivity, {}, { signal })).events
