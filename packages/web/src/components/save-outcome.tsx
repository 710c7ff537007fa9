import { Banner } from '@ahia/ui/banner'
import { useNetwork } from '@ahia/web/browser/use-network'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import type { Attempt } from '@ahia/web/forms/use-attempt'

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
