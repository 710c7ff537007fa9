import { endSession } from '@ahia/contracts/user'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { Tag } from '@ahia/ui/tag'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/customer-session.ts'
import type { Session } from './sessions.tsx'

/** One device. The current one is signed out with Logout, and has no button here. */
export function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { id, device, isThisOne, createdAt, lastUsedAt } = session
  const attempt = useAttempt('Failed to sign out this device')
  const end = () =>
    attempt.run(async (signal) => {
      await call(endSession, { sessionId: id }, { signal })
      showToast({ kind: 'success', text: `Signed out: ${device}` })
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
        {attempt.state.step === 'failed' && (
          <p role="alert" className="text-small font-semibold text-danger">
            {attempt.state.message}
          </p>
        )}
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
