import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import type { ReactNode } from 'react'
import { useShop } from '#session/use-shop.ts'
import { SignIn } from '#sign-in/sign-in.tsx'
import { Waiting } from './waiting.tsx'

type WithShopProps = {
  title: string
  /** What the page is for, said to an account without a shop. */
  without: string
  children: ReactNode
}

/** A page for a shop that is signed in and has its profile. */
export function WithShop({ title, without, children }: WithShopProps) {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return (
    <div className="grid max-w-reading gap-5">
      <h1 className="text-h1 font-extrabold text-balance">{title}</h1>
      {shop.shopName === null ? <NoShop>{without}</NoShop> : children}
    </div>
  )
}

function NoShop({ children }: { children: string }) {
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
      {children}
    </StatePanel>
  )
}
