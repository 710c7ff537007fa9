import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { definePage } from '@ahia/web/router/page'
import { useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { StockGrid } from './stock-grid.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Stock and prices'),
    description: `The stock and the prices of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: StockPage,
})

/** SELL-42 */
function StockPage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">Stock and prices</h1>
      {shop.shopName === null ? <NoShop /> : <StockGrid />}
    </div>
  )
}

function NoShop() {
  return (
    <StatePanel
      title="Add your shop profile first"
      actions={
        // A plain link: this page belongs to the market.
        <a href="/merchant" className={buttonClass()}>
          Add your shop profile
        </a>
      }
    >
      Your stock and prices will be here once you have products.
    </StatePanel>
  )
}
