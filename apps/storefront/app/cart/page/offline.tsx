import { Banner } from '@ahia/ui/banner'
import { useNetwork } from '@ahia/web/browser/use-network'

/** A guest's cart needs no connection; a customer's is kept by the market, and says so for as long as there is none. */
export function CartOffline() {
  if (useNetwork() !== 'offline') return null
  return (
    <Banner tone="warn" className="mb-4">
      There is no connection. This is your cart as it was last seen; it can be changed when you are online
      again.
    </Banner>
  )
}
