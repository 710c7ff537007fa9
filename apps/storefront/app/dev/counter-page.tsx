import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { listCounterOrders, listPendingShops } from '@ahia/contracts/counter'
import { Banner } from '@ahia/ui/banner'
import { StatePanel } from '@ahia/ui/state-panel'
import { data } from 'react-router'
import { OrderBadge } from '#orders/order-badge.tsx'
import { call } from '#platform/api.ts'
import { NEVER_KEPT } from '#platform/page-headers.ts'
import { callContext } from '#platform/page-host.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { pageTitle } from '#shell/page-title.ts'
import type { Route } from './+types/counter-page'
import { CounterOrder } from './counter-order.tsx'
import { CounterShops } from './counter-shops.tsx'
import { takeCounterStep } from './counter-step.ts'

export const handle = DEV_PAGE

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Counter') },
  { name: 'robots', content: 'noindex' },
]

export const headers = () => NEVER_KEPT

export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    const call = context.get(callContext)
    const { signal } = request
    const [{ orders }, { shops }] = await Promise.all([
      call(listCounterOrders, {}, { signal }),
      call(listPendingShops, {}, { signal }),
    ])
    return { orders, shops }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

/** What was refused is said, and the list is read anew in any case. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  try {
    await takeCounterStep(call, await request.formData())
    return { failure: null }
  } catch (error) {
    return { failure: messageOf(error, 'That did not work') }
  }
}

/** ORD-05: plays the shops and the staff, for whoever tries the market out alone. */
export default function CounterPage({ loaderData: { orders, shops }, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-4 lg:py-8">
      <h1 className="text-h1 font-extrabold">Counter</h1>
      <p className="mt-2 max-w-reading text-pretty text-text-2">
        Here you are the shops and the staff: let new shops in, send what was paid, and decide what customers
        report. A market in earnest has no such page.
      </p>
      {actionData?.failure && (
        <Banner tone="danger" role="alert" className="mt-4">
          {actionData.failure}
        </Banner>
      )}
      {shops.length > 0 && <CounterShops shops={shops} />}
      {orders.length === 0 ? (
        <StatePanel title="No orders" className="mt-6">
          Buy something, and it is here.
        </StatePanel>
      ) : (
        <ul aria-label="Orders" className="mt-6 grid gap-3">
          {orders.map((order) => (
            <CounterOrder key={order._id} order={order} badge={<OrderBadge status={order.status} />} />
          ))}
        </ul>
      )}
    </div>
  )
}
