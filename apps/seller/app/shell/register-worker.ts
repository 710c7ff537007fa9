import { workerAddress } from '@ahia/web/browser/worker-address'

let isRegistered = false

/** SELL-54: for a shop that is signed in. The hub works without a worker: some browsers have none. */
export function registerWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isRegistered = true
  // Longer than the folder of the script, as Home has no slash at its end; the server allows it.
  const options = { scope: '/seller', updateViaCache: 'none' } as const
  navigator.serviceWorker.register(workerAddress('/seller/sw.js'), options).catch(() => undefined)
}
