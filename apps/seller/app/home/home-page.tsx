import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { definePage } from '@ahia/web/router/page'
import { OrdersToday } from '#orders/orders-today.tsx'
import { type SignedIn, useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { FirstSteps, StepsToProfile } from './first-steps.tsx'
import { NewsCard } from './news-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { ShopFigures } from './shop-figures.tsx'

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
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">{shopName ?? 'Your shop'}</h1>
      {shopName === null ? (
        <StepsToProfile />
      ) : (
        <>
          <FirstSteps>
            <OrdersToday />
            <ShopFigures />
          </FirstSteps>
          <NewsCard />
          <QuestionsCard />
        </>
      )}
      <Card as="section" aria-labelledby="account">
        <h2 id="account" className="text-h3 font-extrabold">
          Your account
        </h2>
        <p className="mt-3">
          Signed in as <span className="font-semibold wrap-anywhere">{email}</span>.
        </p>
        {shopName !== null && (
          <>
            <p className="mt-2 text-pretty text-text-2">Your shop profile is on your merchant page.</p>
            {/* A plain link: this page belongs to the market. */}
            <a href="/merchant/app" className={`mt-4 ${buttonClass('outline')}`}>
              Open your merchant page
            </a>
          </>
        )}
      </Card>
    </div>
  )
}
