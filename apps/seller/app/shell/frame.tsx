import type { ReactNode } from 'react'
import { useShop } from '#session/use-shop.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RAIL, Rail } from './rail.tsx'
import { TabBar } from './tab-bar.tsx'

/** SELL-02: tabs at the bottom of a phone, a rail at the left of a large screen. Guests have neither. */
export function Frame({ children }: { children: ReactNode }) {
  const shop = useShop()
  return (
    <>
      <div className="flex min-h-dvh pb-(--bottom-bar) print:pb-0">
        {shop.state === 'shop' && <Rail {...shop} />}
        {/* Until the browser has said who is signed in, its place is kept, so that nothing moves. */}
        {shop.state === 'unknown' && <div className={RAIL} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <Header />
          {children}
          <Footer isInMore={shop.state === 'shop'} />
        </div>
      </div>
      {shop.state === 'shop' && <TabBar />}
    </>
  )
}
