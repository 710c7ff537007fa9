import { useNetwork } from '@ahia/web/browser/use-network'

/** SELL-06 */
export function OfflineWarning() {
  const isOffline = useNetwork() === 'offline'
  return (
    <p role="status" className="mt-3 text-small font-semibold text-warn empty:hidden">
      {isOffline && "You're offline. This needs a connection, so do it when you're back online."}
    </p>
  )
}
