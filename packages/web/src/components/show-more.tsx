import { Button } from '@ahia/ui/button'
import type { Attempt } from '../forms/use-attempt.ts'
import { AttemptFailure } from './attempt-failure.tsx'

type ShowMoreProps = { attempt: Attempt; label: string; onMore: () => void }

/** Below a list with more pages: loads the next one, and says when that failed. */
export function ShowMore({ attempt, label, onMore }: ShowMoreProps) {
  return (
    <div>
      <Button
        look="outline"
        busy={attempt.state.step === 'busy'}
        busyLabel="Loading..."
        onClick={onMore}
        className="w-full sm:w-auto"
      >
        {attempt.state.step === 'failed' ? 'Try again' : label}
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
