import { BRAND } from '@ahia/reference/brand'
import { useNetwork } from '@ahia/web/browser/use-network'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { SeenNote } from '#offline/seen-note.tsx'
import { hubTitle } from '#shell/hub-title.ts'
import { ShopOnly } from '#shell/with-shop.tsx'
import { ListHead } from './list/list-head.tsx'
import { readFilter } from './list/list-query.ts'
import { ListEmpty, ListFailed, ListLoading } from './list/list-states.tsx'
import { OrderGroups } from './list/order-groups.tsx'
import { type OrderList, useOrderList } from './offline/use-order-list.ts'
import { ONCE_ON_SALE } from './order-words.ts'

export default definePage({
  head: () => ({
    title: hubTitle('Orders'),
    description: `Orders of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: OrdersPage,
})

/** SELL-26 */
function OrdersPage() {
  return (
    <ShopOnly title="Orders" without={ONCE_ON_SALE}>
      <Orders />
    </ShopOnly>
  )
}

function Orders() {
  const filter = readFilter(useSearchParams())
  const list = useOrderList(filter)
  const isQueue = filter.tab === 'NEW' || filter.tab === 'TO_SHIP'
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <ListHead key={filter.search} filter={filter} counts={list.counts} />
      <ListNote list={list} />
      {list.orders === null ? (
        list.message === null ? (
          <ListLoading />
        ) : (
          <ListFailed message={list.message} onRetry={list.reload} />
        )
      ) : list.orders.length === 0 ? (
        list.isLoading ? (
          <ListLoading />
        ) : (
          <ListEmpty filter={filter} />
        )
      ) : (
        <OrderGroups key={filter.tab} list={list} orders={list.orders} isQueue={isQueue} />
      )}
    </div>
  )
}

/** Only what is not new needs a word. */
function ListNote({ list: { seenAt, orders, message } }: { list: OrderList }) {
  const isOffline = useNetwork() === 'offline'
  if (seenAt === null || orders === null || (message === null && !isOffline)) return null
  return <SeenNote at={seenAt}>You can keep packing.</SeenNote>
}
