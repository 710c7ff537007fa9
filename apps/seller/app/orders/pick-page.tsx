import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { useChosenOrders } from './chosen-orders.ts'
import { PackBoxes } from './pick/pack-boxes.tsx'
import { PickRows } from './pick/pick-rows.tsx'
import { ScanItems } from './pick/scan-items.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Pick list'),
    description: `What to fetch and pack for your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: PickPage,
})

/** SELL-29 */
function PickPage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  return shop.state === 'guest' ? <SignIn /> : <PickList />
}

function PickList() {
  const orders = useChosenOrders()
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <div>
        <BackToOrders />
        <h1 className="text-h1 font-extrabold text-balance">Pick list</h1>
        {orders.length > 0 && (
          <p className="text-text-2">
            {orders.length === 1 ? '1 order' : `${orders.length} orders`}. Tick each item once it's in its
            box. This works offline.
          </p>
        )}
      </div>
      {orders.length === 0 ? (
        <StatePanel
          title="No orders chosen"
          actions={
            <Link to="/seller/orders" className={buttonClass()}>
              Choose orders
            </Link>
          }
        >
          Select the orders you want to pack together, then choose Pick list.
        </StatePanel>
      ) : (
        <>
          <ScanItems orders={orders} />
          <PickRows orders={orders} />
          <PackBoxes orders={orders} />
        </>
      )}
    </div>
  )
}
