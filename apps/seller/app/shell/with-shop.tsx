import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import type { ReactNode } from 'react'
import { useShop } from '#session/use-shop.ts'
import { SignIn } from '#sign-in/sign-in.tsx'
import { Waiting } from './waiting.tsx'

type ShopOnlyProps = {
  title: string
  /** What the page is for, said to an account without a shop. */
  without: string
  children: ReactNode
}

/** For a shop that is signed in and has its profile; everybody else is told what comes first. */
export function ShopOnly({ title, without, children }: ShopOnlyProps) {
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  if (shop.shopName !== null) return children
  return (
    <Titled title={title} width="max-w-reading">
      <NoShop>{without}</NoShop>
    </Titled>
  )
}

type WithShopProps = ShopOnlyProps & { width?: 'max-w-reading' | 'max-w-4xl' }

/** The same, with its title above. */
export const WithShop = ({ title, without, width = 'max-w-reading', children }: WithShopProps) => (
  <ShopOnly title={title} without={without}>
    <Titled title={title} width={width}>
      {children}
    </Titled>
  </ShopOnly>
)

const Titled = ({ title, width, children }: { title: string; width: string; children: ReactNode }) => (
  <div className={`grid grid-cols-1 gap-5 ${width}`}>
    <h1 className="text-h1 font-extrabold text-balance">{title}</h1>
    {children}
  </div>
)

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
