import { Banner } from '@ahia/ui/banner'
import { useNetwork } from '../browser/use-network.ts'
import type { Attempt } from '../forms/use-attempt.ts'
import { AttemptFailure } from './attempt-failure.tsx'

/** SELL-06: what came of saving a form; what was typed is still in it. */
export function SaveOutcome({ attempt }: { attempt: Attempt }) {
  const isOffline = useNetwork() === 'offline'
  if (attempt.state.step === 'failed' && isOffline)
    return (
      <Banner tone="danger" role="alert">
        You're offline, so nothing is saved yet. What you typed is still here.
      </Banner>
    )
  return <AttemptFailure attempt={attempt} />
}
