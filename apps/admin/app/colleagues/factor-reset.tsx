import { askForReset, type Colleague, stopReset } from '@ahia/contracts/admin/staff'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/staff-session.ts'

type ResetProps = { colleague: Colleague; onDone: () => void }

function useReset({ colleague: { _id: id }, onDone }: ResetProps) {
  const attempt = useAttempt("We couldn't save it")
  const send = (endpoint: typeof askForReset | typeof stopReset) =>
    attempt.run(async (signal) => {
      await call(endpoint, { id }, { signal })
      onDone()
    })
  return { attempt, send, isBusy: attempt.state.step === 'busy' }
}

/** ADMIN-07: for a colleague who has lost their device. It takes effect after a day, and any owner can stop it. */
export function AskReset({ onCancel, ...props }: ResetProps & { onCancel: () => void }) {
  const { attempt, send, isBusy } = useReset(props)
  const { name } = props.colleague
  return (
    <div className="grid gap-3 justify-self-start rounded-control bg-surface-2 p-3">
      <p className="max-w-reading text-small">
        In 24 hours {name}'s passkeys, password and authenticator app stop working, and {name} gets a link by
        email to set up new ones. Every owner is emailed now and can stop it until then. Make sure that it is{' '}
        {name} who asked you.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => send(askForReset)}>
          Reset in 24 hours
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}

/** Every owner sees it until it takes effect, also the one whose factors they are. */
export function ResetUnderWay(props: ResetProps) {
  const { attempt, send, isBusy } = useReset(props)
  const { name, reset } = props.colleague
  if (reset === null) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3 rounded-control bg-warn-soft p-3">
        <p className="min-w-0 flex-1 basis-64 text-small">
          {reset.askedBy} has asked to reset how {name} signs in. It takes effect on{' '}
          {lagosMoment(reset.takesEffectAt)}.
        </p>
        <Button look="outline" busy={isBusy} onClick={() => send(stopReset)}>
          Stop the reset
        </Button>
      </div>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
