import { ApiError } from '@ahia/contracts/api-error'
import {
  listChargebacks,
  listDemoStaff,
  listDevConsoleOrders,
  listListingsInReview,
  listPendingShops,
  listStandingAppeals,
} from '@ahia/contracts/developers/dev-console'
import { Banner } from '@ahia/ui/banner'
import { StatePanel } from '@ahia/ui/state-panel'
import { definePage, PageError, type ViewProps, type Visit } from '@ahia/web/router/page'
import { OrderBadge } from '#orders/order-badge.tsx'
import { pageTitle } from '#shell/head/page-title.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { DevConsoleAppeals } from './dev-console-appeals.tsx'
import { DevConsoleChargebacks } from './dev-console-chargebacks.tsx'
import { DevConsoleListings } from './dev-console-listings.tsx'
import { DevConsoleOrder } from './dev-console-order.tsx'
import { DevConsoleShops } from './dev-console-shops.tsx'
import { DevConsoleStaff } from './dev-console-staff.tsx'
import { useDevConsoleSteps } from './use-dev-console-steps.ts'

async function load({ call, signal }: Visit) {
  try {
    const [{ orders }, { shops }, { listings }, { chargebacks }, { appeals }, { staff }] = await Promise.all([
      call(listDevConsoleOrders, {}, { signal }),
      call(listPendingShops, {}, { signal }),
      call(listListingsInReview, {}, { signal }),
      call(listChargebacks, {}, { signal }),
      call(listStandingAppeals, {}, { signal }),
      call(listDemoStaff, {}, { signal }),
    ])
    return { orders, shops, listings, chargebacks, appeals, staff }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404)
    throw error
  }
}

export default definePage({
  pageKinds: DEV_PAGE,
  load,
  head: () => ({ title: pageTitle('Dev console'), isIndexed: false }),
  View: DevConsolePage,
})

/** ORD-05: acts as the shops and the staff, for a developer who tries the market alone. */
function DevConsolePage({ data }: ViewProps<Awaited<ReturnType<typeof load>>>) {
  const { orders, shops, listings, chargebacks, appeals, staff } = data
  const steps = useDevConsoleSteps()
  return (
    <div className="page-width py-4 lg:py-8">
      <h1 className="text-h1 font-extrabold">Dev console</h1>
      <p className="mt-2 max-w-reading text-pretty text-text-2">
        Act as the shops and the staff: approve new shops, check listings, ship paid orders and decide
        complaints. This page never exists in production.
      </p>
      {steps.failure && (
        <Banner tone="danger" role="alert" className="mt-4">
          {steps.failure}
        </Banner>
      )}
      {staff.length > 0 && <DevConsoleStaff staff={staff} />}
      {shops.length > 0 && <DevConsoleShops shops={shops} steps={steps} />}
      <DevConsoleListings listings={listings} steps={steps} />
      {appeals.length > 0 && <DevConsoleAppeals appeals={appeals} steps={steps} />}
      <DevConsoleChargebacks chargebacks={chargebacks} />
      {orders.length === 0 ? (
        <StatePanel title="No orders" className="mt-6">
          Buy something and it will show up here.
        </StatePanel>
      ) : (
        <ul aria-label="Orders" className="mt-6 grid gap-3">
          {orders.map((order) => (
            <DevConsoleOrder
              key={order._id}
              order={order}
              steps={steps}
              badge={<OrderBadge status={order.status} />}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
