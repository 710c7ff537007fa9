import { askForReset, type Colleague, stopReset } from '@ahia/contracts/admin/staff'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

type FactorResetProps = { colleague: Colleague; isSelf: boolean; onChange: () => void }

/** ADMIN-07: for a colleague who has lost their device. It takes effect after a day, and any owner can stop it. */
export function FactorReset({ colleague, isSelf, onChange }: FactorResetProps) {
  const { _id: id, name, status, reset } = colleague
  const [isAsking, setIsAsking] = useState(false)
  const attempt = useAttempt("We couldn't save it")
  const send = (endpoint: typeof askForReset | typeof stopReset) =>
    attempt.run(async (signal) => {
      await call(endpoint, { id }, { signal })
      setIsAsking(false)
      onChange()
    })
  const isBusy = attempt.state.step === 'busy'
  if (reset === null && (isSelf || status === 'SUSPENDED')) return null
  return (
    <div className="grid justify-items-start gap-2">
      {reset !== null && (
        <div className="flex w-full flex-wrap items-center gap-3 rounded-control bg-warn-soft p-3">
          <p className="min-w-0 flex-1 basis-64 text-small">
            {reset.askedBy} has asked to reset how {name} signs in. It takes effect on{' '}
            {lagosMoment(reset.takesEffectAt)}.
          </p>
          <Button look="outline" busy={isBusy} onClick={() => send(stopReset)}>
            Stop the reset
          </Button>
        </div>
      )}
      {reset === null && !isAsking && (
        <Button look="ghost" onClick={() => setIsAsking(true)}>
          Lost their device
        </Button>
      )}
      {isAsking && reset === null && (
        <div className="grid gap-3 rounded-control bg-surface-2 p-3">
          <p className="max-w-reading text-small">
            In 24 hours {name}'s passkeys, password and authenticator app stop working, and {name} gets a link
            by email to set up new ones. Every owner is emailed now and can stop it until then. Make sure that
            it is {name} who asked you.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button busy={isBusy} onClick={() => send(askForReset)}>
              Reset in 24 hours
            </Button>
            <Button look="ghost" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
