import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import type { ReactNode } from 'react'
import { useShop } from '#session/use-shop.ts'
import { SignIn } from '#sign-in/sign-in.tsx'
import { Waiting } from './waiting.tsx'

/** For a shop with a profile; everybody else is told what comes first. */
export function ShopOnly({ children }: { children: ReactNode }) {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return shop.shopName === null ? <NoShop /> : children
}

function NoShop() {
  return (
    <StatePanel
      title="Add your shop profile first"
      headingLevel="h1"
      actions={
        // A plain link: this page belongs to the market.
        <a href="/merchant" className={buttonClass()}>
          Add your shop profile
        </a>
      }
    >
      Then you can list your first product.
    </StatePanel>
  )
}
