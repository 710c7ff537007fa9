import { BRAND } from '@ahia/reference/brand'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { ImportSteps } from './import-steps.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Change prices and stock with a file'),
    description: `Prices and stock of your shop on ${BRAND.name}, from a CSV file.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ImportPage,
})

/** SELL-44 */
function ImportPage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <Link
        to="/seller/stock"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        <Icon name="chevronLeft" className="size-5" />
        Stock and prices
      </Link>
      <h1 className="text-h1 font-extrabold text-balance">Change prices and stock with a file</h1>
      <ImportSteps />
    </div>
  )
}
