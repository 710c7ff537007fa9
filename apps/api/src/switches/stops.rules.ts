import type { Endpoint } from '@ahia/contracts/endpoint'
import type { SwitchName } from '@ahia/reference/staff/switches'

type Facts = Pick<Endpoint, 'method' | 'auth' | 'files' | 'stoppedBy' | 'staysOpen' | 'isLocalOnly'>

/** ADMIN-53: which switch stops this call; null when it works. */
export function stopOf(endpoint: Facts, stopped: ReadonlySet<SwitchName>): SwitchName | null {
  if (stopped.size === 0 || endpoint.isLocalOnly) return null
  const own = endpoint.stoppedBy ?? (endpoint.files && 'uploads')
  if (own && stopped.has(own)) return own
  return stopped.has('read-only') && changes(endpoint) ? 'read-only' : null
}

/** What the payment provider sends must always be kept: money is on its way. */
const changes = ({ method, auth, staysOpen }: Facts): boolean =>
  method !== 'GET' && auth !== 'signature' && !staysOpen
