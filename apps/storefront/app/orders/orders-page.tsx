import { saveFile } from '@ahia/web/browser/save-file'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { addToCart } from '#cart/add-to-cart.ts'
import { productPath } from '#catalog/cards/product-path.ts'
import { WriteReview } from '#reviews/write-review.tsx'
import { useCustomerOnly } from '#session/use-customer-only.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { ACCOUNT_PAGE, FILLED_BY_BROWSER } from '#shell/page-kinds.ts'
import { OrderChips } from './order-chips.tsx'
import { OrderList } from './order-list.tsx'
import { OrderPages } from './order-pages.tsx'
import type { Surroundings } from './order-surroundings.ts'
import { type OrdersQuery, parseOrdersQuery } from './orders-query.ts'
import {
  NoSuchOrders,
  NoSuchPage,
  OrdersEmpty,
  OrdersFailed,
  OrdersLoading,
  OrdersOffline,
} from './orders-states.tsx'
import { useOrders } from './use-orders.ts'

/** Only the browser knows whose orders they are, so the server's page is the same for everybody. */
export default definePage({
  pageKinds: { ...ACCOUNT_PAGE, ...FILLED_BY_BROWSER },
  head: () =>
    pageHead({
      title: 'Order History',
      description: 'Your orders, and where they are now.',
      isIndexed: false,
    }),
  isPublic: true,
  View: OrdersPage,
})

/** ORD-01: the order history, for customers only. */
function OrdersPage() {
  const isCustomer = useCustomerOnly() === 'customer'
  const query = parseOrdersQuery(useSearchParams())
  return (
    <div className="page-width group py-6 lg:py-8">
      <h1 className="mb-4 text-h1 font-extrabold lg:mb-6">Order History</h1>
      <OrderChips chosen={query.status} />
      {isCustomer ? <OwnOrders key={`${query.status} ${query.page}`} query={query} /> : <OrdersLoading />}
    </div>
  )
}

function OwnOrders({ query }: { query: OrdersQuery }) {
  const { part, reload, refresh, put } = useOrders(query)
  if (part.state === 'loading') return <OrdersLoading />
  if (part.state === 'failed') return <OrdersFailed message={part.message} onRetry={reload} />
  const { orders, total, pages } = part.value
  if (orders.length === 0 && total > 0) return <NoSuchPage />
  if (orders.length === 0) return query.status === null ? <OrdersEmpty /> : <NoSuchOrders />
  return (
    <>
      <OrdersOffline />
      <OrderList orders={orders} surroundings={SURROUNDINGS} onChanged={put} onOutdated={refresh} />
      <OrderPages query={query} pages={pages} />
    </>
  )
}

const SURROUNDINGS: Surroundings = {
  productPath,
  addToCart,
  saveFile,
  reviewOf: ({ productId, name }, onWritten) => (
    <WriteReview productId={productId} name={name} onWritten={onWritten} />
  ),
}
