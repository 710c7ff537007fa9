import { BRAND } from '@ahia/reference/brand'
import { Button, buttonClass } from '@ahia/ui/button'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { definePage } from '@ahia/web/router/page'
import { useState } from 'react'
import { type SignedIn, useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { useChosenOrders } from './chosen-orders.ts'
import { useReturnAddress } from './offline/return-address.ts'
import { Slip } from './slips/slip.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Slips'),
    description: `Packing slips of your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: SlipsPage,
})

const SIZES = [
  { value: 'a4', label: 'A4' },
  { value: 'a6', label: 'A6 label' },
  { value: 'roll', label: '58 mm roll' },
]
const LAST_SIZE = 'seller-slip-size'

/** SELL-30 */
function SlipsPage() {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  return shop.state === 'guest' ? <SignIn /> : <Slips shop={shop} />
}

function Slips({ shop }: { shop: Extract<SignedIn, { state: 'shop' }> }) {
  const orders = useChosenOrders()
  const returnAddress = useReturnAddress()
  const [size, setSize] = useState(readSize)
  const choose = (chosen: string) => {
    setSize(chosen)
    keepSize(chosen)
  }
  if (orders.length === 0)
    return (
      <div className="grid max-w-reading grid-cols-1 gap-5">
        <div>
          <BackToOrders />
          <h1 className="text-h1 font-extrabold text-balance">Slips</h1>
        </div>
        <StatePanel
          title="No orders chosen"
          actions={
            <Link to="/seller/orders" className={buttonClass()}>
              Choose orders
            </Link>
          }
        >
          Select accepted orders, then choose Slips.
        </StatePanel>
      </div>
    )
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 print:hidden">
        <div>
          <BackToOrders />
          <h1 className="text-h1 font-extrabold text-balance">
            {orders.length === 1 ? 'Slip and label' : `${orders.length} slips`}
          </h1>
          <p className="text-text-2">
            Made on this phone, so it works offline. For a PDF, choose Save as PDF as the printer.
          </p>
        </div>
        {returnAddress === null && (
          <p className="text-small text-text-2">
            Slips have no return address yet.{' '}
            <Link to="/seller/shop" className="font-semibold text-brand-text underline">
              Add it under Shop
            </Link>
            .
          </p>
        )}
        <RadioPills legend="Print size" name="size" pills={SIZES} chosen={size} onChoose={choose} />
        <Button onClick={() => window.print()} className="sm:justify-self-start">
          {orders.length === 1 ? 'Print' : `Print ${orders.length} slips`}
        </Button>
      </div>
      <div className={`slips slips-${size}`}>
        {orders.map((order) => (
          <Slip
            key={order._id}
            order={order}
            shopName={shop.shopName ?? BRAND.name}
            returnAddress={returnAddress}
          />
        ))}
      </div>
    </div>
  )
}

function readSize(): string {
  try {
    const kept = localStorage.getItem(LAST_SIZE)
    return SIZES.find(({ value }) => value === kept)?.value ?? 'a4'
  } catch {
    return 'a4'
  }
}

function keepSize(size: string): void {
  try {
    localStorage.setItem(LAST_SIZE, size)
  } catch {} // it only saves a press
}
