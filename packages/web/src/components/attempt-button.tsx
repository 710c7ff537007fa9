import { Button } from '@ahia/ui/button'
import { useAttempt } from '../forms/use-attempt.ts'
import { AttemptFailure } from './attempt-failure.tsx'

type AttemptButtonProps = {
  label: string
  busyLabel: string
  failed: string
  act: (signal: AbortSignal) => Promise<void>
}

/** A button for one request, with its result below it. */
export function AttemptButton({ label, busyLabel, failed, act }: AttemptButtonProps) {
  const attempt = useAttempt(failed)
  return (
    <div className="grid gap-2">
      <Button
        look="outline"
        className="justify-self-start"
        busy={attempt.state.step === 'busy'}
        busyLabel={busyLabel}
        onClick={() => attempt.run(act)}
      >
        {label}
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
