import { Button } from '@ahia/ui/button'
import type { Attempt } from '../forms/use-attempt.ts'
import { AttemptFailure } from './attempt-failure.tsx'

type ShowMoreProps = { attempt: Attempt; label: string; onMore: () => void; className?: string }

/** Below a list with more pages: loads the next one, and says when that failed. */
export function ShowMore({ attempt, label, onMore, className }: ShowMoreProps) {
  return (
    <div className={className}>
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
