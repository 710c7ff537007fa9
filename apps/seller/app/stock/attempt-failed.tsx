import { Banner } from '@ahia/ui/banner'
import { useNetwork } from '@ahia/web/browser/use-network'
import type { AttemptFailure } from '@ahia/web/forms/use-attempt'

/** SELL-06: prices and stock are not kept for later: they would be wrong by then. */
export function AttemptFailed({ heading, failure }: { heading: string; failure: AttemptFailure }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <Banner tone="danger" role="alert" heading={heading}>
      {isOffline
        ? "You're offline. What you typed is still here: try again when you're back online."
        : failure.message}
    </Banner>
  )
}
