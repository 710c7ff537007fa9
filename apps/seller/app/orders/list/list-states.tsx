import { StatePanel } from '@ahia/ui/state-panel'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import type { ListFilter } from '../offline/use-order-list.ts'

export const ListLoading = () => <Loading label="Loading orders" boxes={['h-32', 'h-32', 'h-32']} />

export const ListFailed = (failure: { message: string; onRetry: () => void }) => (
  <LoadFailed
    title="We couldn't load your orders"
    offline="You're offline. Go online to load this list for the first time."
    {...failure}
  />
)

const EMPTY: Record<ListFilter['tab'], { title: string; words: string }> = {
  NEW: { title: 'No new orders', words: 'New orders will appear here.' },
  TO_SHIP: { title: 'Nothing to ship', words: 'New orders appear here as soon as they are paid.' },
  SHIPPED: {
    title: 'Nothing on its way',
    words: 'Parcels you hand over appear here until they arrive.',
  },
  DONE: { title: 'Nothing here yet', words: 'Delivered and cancelled orders appear here.' },
  ALL: { title: 'No orders yet', words: 'New orders will appear here.' },
}

export function ListEmpty({ filter }: { filter: ListFilter }) {
  if (filter.search !== null)
    return (
      <StatePanel title="No order has this number">
        Check the number. It's on the slip and in our email.
      </StatePanel>
    )
  const isNarrowed = filter.way !== null || filter.state !== null
  const { title, words } = EMPTY[filter.tab]
  return <StatePanel title={title}>{isNarrowed ? 'Nothing matches your filters.' : words}</StatePanel>
}
