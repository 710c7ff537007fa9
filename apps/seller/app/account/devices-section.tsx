import { endOtherShopSessions, endShopSession } from '@ahia/contracts/seller/shop-settings'
import type { OpenSession } from '@ahia/contracts/shapes/account'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import type { PartState } from '@ahia/web/parts/part-state'
import { useState } from 'react'
import { SectionCard } from './section-card.tsx'

type DevicesSectionProps = { part: PartState<readonly OpenSession[]>; reload: () => void }

/** SELL-61: where the shop is signed in. */
export function DevicesSection({ part, reload }: DevicesSectionProps) {
  const [ended, setEnded] = useState('')
  const end = (text: string) => {
    setEnded(text)
    reload()
  }
  return (
    <SectionCard title="Signed-in devices">
      <LoadedPart part={part} reload={reload}>
        {(sessions) => (
          <>
            <ul aria-label="Devices" className="divide-y divide-border">
              {sessions.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  onEnded={() => end(`Signed out: ${session.device}`)}
                />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <EndOthers onEnded={() => end('All other devices are signed out.')} />
            ) : (
              <p className="mt-3 text-text-2">You're signed in on this device only.</p>
            )}
          </>
        )}
      </LoadedPart>
      <p role="status" className="mt-3 text-small text-text-2 empty:hidden">
        {ended}
      </p>
    </SectionCard>
  )
}

/** The current device is signed out with the hub's own Sign out, and has no button here. */
function Device({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const { id, device, isThisOne, createdAt, lastUsedAt } = session
  const attempt = useAttempt("We couldn't sign out this device.")
  const end = () =>
    attempt.run(async (signal) => {
      await shopSession.call(endShopSession, { sessionId: id }, { signal })
      onEnded()
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {device} {isThisOne && <Tag tone="ok">This device</Tag>}
        </p>
        <p className="text-small text-text-2">
          Last used <time dateTime={lastUsedAt}>{lagosMoment(lastUsedAt)}</time>, signed in since{' '}
          <time dateTime={createdAt}>{lagosDate(createdAt)}</time>
        </p>
        <AttemptFailure attempt={attempt} />
      </div>
      {!isThisOne && (
        <Button
          look="outline"
          busy={attempt.state.step === 'busy'}
          busyLabel="Signing out..."
          aria-label={`Sign out ${device}`}
          onClick={end}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const attempt = useAttempt("We couldn't sign out your other devices.")
  const end = () =>
    attempt.run(async (signal) => {
      await shopSession.call(endOtherShopSessions, {}, { signal })
      onEnded()
    })
  return (
    <div className="mt-4">
      <Button look="outline" busy={attempt.state.step === 'busy'} busyLabel="Signing out..." onClick={end}>
        Sign out everywhere else
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
