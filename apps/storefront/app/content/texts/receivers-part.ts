import type { DataOf } from '@ahia/contracts/endpoint'
import { listReceivers } from '@ahia/contracts/reference'
import { definePart } from '@ahia/web/parts/define-part'

export type ShownReceiver = DataOf<typeof listReceivers>['receivers'][number]

export const receiversPart = definePart<null, ShownReceiver[]>({
  name: 'receivers',
  load: async (call, _, signal) => (await call(listReceivers, {}, { signal })).receivers,
  keyOf: () => '',
  failed: "We couldn't load the companies that work for us",
  empty: [],
})
