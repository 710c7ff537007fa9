import { type CustomerCard, endCustomerSession, endCustomerSessions } from '@ahia/contracts/admin/customers'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/staff-session.ts'
import { CardPart } from './card-part.tsx'

type SessionsProps = { card: CustomerCard; mayEnd: boolean; onChange: () => void }

/** ADMIN-36: where a customer is signed in; a device is out at its next call. */
export function Sessions({ card: { customer, sessions }, mayEnd, onChange }: SessionsProps) {
  const attempt = useAttempt("We couldn't sign it out")
  const end = (act: (signal: AbortSignal) => Promise<unknown>) =>
    attempt.run(async (signal) => {
      await act(signal)
      onChange()
    })
  const isBusy = attempt.state.step === 'busy'
  const { id } = customer
  return (
    <CardPart
      title="Signed-in devices"
      empty="None."
      items={sessions}
      after={
        <>
          {mayEnd && sessions.length > 1 && (
            <Button
              look="outline"
              className="mt-2"
              busy={isBusy}
              onClick={() => end((signal) => call(endCustomerSessions, { id }, { signal }))}
            >
              Sign out everywhere
            </Button>
          )}
          <AttemptFailure attempt={attempt} />
        </>
      }
    >
      {({ id: sessionId, device, network, lastUsedAt }) => (
        <li key={sessionId} className="flex flex-wrap items-center justify-between gap-2 py-1 text-small">
          <span className="wrap-anywhere">
            {device}, {network}, {lagosMoment(lastUsedAt)}
          </span>
          {mayEnd && (
            <Button
              look="ghost"
              className="-mx-5"
              busy={isBusy}
              aria-label={`Sign out ${device}`}
              onClick={() => end((signal) => call(endCustomerSession, { id, sessionId }, { signal }))}
            >
              Sign out
            </Button>
          )}
        </li>
      )}
    </CardPart>
  )
}
