import { BRAND } from '@ahia/reference/brand'
import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useState } from 'react'
import { OrdersToday } from '#orders/orders-today.tsx'
import { type SignedIn, useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { BalanceTile } from './balance-tile.tsx'
import { FirstSteps, StepsToProfile } from './first-steps.tsx'
import { ToDo } from './to-do.tsx'
import { useToday } from './use-today.ts'

export default definePage({
  head: () => ({
    title: hubTitle('Home'),
    description: `Sell on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: HomePage,
})

function HomePage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  return shop.state === 'shop' ? <ShopHome shop={shop} /> : <SignIn />
}

function ShopHome({ shop: { email, shopName } }: { shop: Extract<SignedIn, { state: 'shop' }> }) {
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5 lg:max-w-240">
      <h1 className="text-h1 font-extrabold text-balance">{shopName ?? 'Your shop'}</h1>
      {shopName === null ? <WithoutProfile email={email} /> : <Today />}
    </div>
  )
}

function Today() {
  const today = useToday()
  const { part } = today
  const [isSettled, setSettled] = useState(false)
  return (
    <>
      {part.state === 'ready' && part.value.isSuspended && <ClosedForNow />}
      {/* On a desk the orders have a column of their own, and all else is beside them. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr]">
        <FirstSteps waiting={<ToDo {...today} />} isSettled={isSettled}>
          <OrdersToday onKnown={() => setSettled(true)} />
          {isSettled && <BalanceTile today={part.state === 'ready' ? part.value : null} />}
        </FirstSteps>
      </div>
    </>
  )
}

/** ADMIN-21: before anything else, as nothing is sold until it is cleared up. */
const ClosedForNow = () => (
  <Banner tone="danger" heading="Your shop is closed for now">
    <p>Shoppers can't see it. Please still send the orders that are already paid.</p>
    <Link to="/seller/standing" className="inline-flex min-h-11 items-center font-semibold underline">
      See why and what to do
    </Link>
  </Banner>
)

const WithoutProfile = ({ email }: { email: string }) => (
  <>
    <StepsToProfile />
    <p className="text-text-2">
      Signed in as <span className="font-semibold wrap-anywhere">{email}</span>.
    </p>
  </>
)
