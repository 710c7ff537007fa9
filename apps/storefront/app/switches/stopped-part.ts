import { listStopped, type Stopped } from '@ahia/contracts/reference'
import { definePart } from '@ahia/web/parts/define-part'

/** ADMIN-53: what the market has stopped. It comes with the server's page, so that no first visit sends a request for it. */
export const stoppedPart = definePart<null, readonly Stopped[]>({
  name: 'stopped',
  load: async (call, _input, signal) => (await call(listStopped, {}, { signal })).stopped,
  keyOf: () => '',
  failed: 'An error occurred while asking what is stopped',
  empty: [],
})
