import { Banner } from '@ahia/ui/banner'
import { useNetwork } from '@ahia/web/browser/use-network'

/** A guest's cart needs no connection; a customer's is on the server, and says so while there is none. */
export function CartOffline() {
  if (useNetwork() !== 'offline') return null
  return (
    <Banner tone="warn" className="mb-4">
      You're offline. This is your cart as we last saw it. You can change it when you're back online.
    </Banner>
  )
}
