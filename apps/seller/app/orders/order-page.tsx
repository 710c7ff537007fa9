import { BRAND } from '@ahia/reference/brand'
import { Button, buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { withAdvice } from '@ahia/web/components/load-states'
import { definePage } from '@ahia/web/router/page'
import { OrderMoney } from '#money/order-money.tsx'
import { SeenNote } from '#offline/seen-note.tsx'
import { hubTitle } from '#shell/hub-title.ts'
import { ShopOnly } from '#shell/with-shop.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { DisputeSection } from './disputes/dispute-section.tsx'
import { ListLoading } from './list/list-states.tsx'
import type { ShownOrder } from './offline/apply-commands.rules.ts'
import { readSeen } from './offline/seen-orders.ts'
import { useOrder } from './offline/use-order.ts'
import { OrderDetails } from './order/order-details.tsx'
import { ONCE_ON_SALE } from './order-words.ts'

export default definePage({
  head: () => ({
    title: hubTitle('Order'),
    description: `An order of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: OrderPage,
})

/** SELL-38 */
function OrderPage({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  return (
    <ShopOnly title="Order" without={ONCE_ON_SALE}>
      <OneOrder key={id} id={id} />
    </ShopOnly>
  )
}

function OneOrder({ id }: { id: string }) {
  const { order, state, message, reload } = useOrder(id)
  if (order)
    return (
      <div className="grid max-w-reading grid-cols-1 gap-5 lg:max-w-240">
        {state === 'failed' && <SeenNote at={lastSeen()}>You can keep packing.</SeenNote>}
        <OrderDetails order={order} onChanged={reload} More={More} />
      </div>
    )
  if (state === 'loading') return <ListLoading />
  return (
    <div className="max-w-reading">
      <BackToOrders />
      {state === 'missing' ? <NoOrder /> : <OrderFailed message={message} onRetry={reload} />}
    </div>
  )
}

const NoOrder = () => (
  <StatePanel
    headingLevel="h1"
    title="We can't find this order"
    actions={
      <Link to="/seller/orders" className={buttonClass()}>
        See your orders
      </Link>
    }
  >
    Your shop has no order at this link.
  </StatePanel>
)

const OrderFailed = ({ message, onRetry }: { message: string | null; onRetry: () => void }) => (
  <StatePanel
    alert
    headingLevel="h1"
    title="We couldn't load this order"
    actions={<Button onClick={onRetry}>Try again</Button>}
  >
    {message && withAdvice(message)}
  </StatePanel>
)

/** What other parts of the hub say of the order. */
const More = ({ order }: { order: ShownOrder }) => (
  <>
    <DisputeSection order={order} />
    <OrderMoney orderId={order._id} />
  </>
)

/** The newest list has the order as it was then. */
const lastSeen = (): string =>
  Object.values(readSeen().lists)
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? new Date().toISOString()
