import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { useRef } from 'react'
import type { ShownShop } from '../cards/shop-card.tsx'
import { ShopCards, ShopCardsFailed, ShopCardsLoading, StateChoice } from '../cards/shop-cards.tsx'
import { shopsPart } from './shops-part.ts'

type ShopsSectionProps = { given: Deferred<PartState<ShownShop[]>>; state: DeliveryState | null }

/** ＋ The best rated shops in the chosen state. */
export function ShopsSection({ given, state }: ShopsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { part, reload } = shopsPart.use(given, state)
  const retry = () => {
    heading.current?.focus() // because the pressed button is about to be removed
    reload()
  }
  return (
    <section aria-labelledby="shops" className="laid-out-late">
      <h2 id="shops" ref={heading} tabIndex={-1} className="w-fit text-h3 font-extrabold lg:text-h2">
        Shops near you
      </h2>
      <div className="mt-2 mb-3 lg:mb-4">
        <StateChoice chosen={state} />
      </div>
      {part.state === 'loading' && <ShopCardsLoading />}
      {part.state === 'failed' && <ShopCardsFailed message={part.message} onRetry={retry} />}
      {part.state === 'ready' && <ShopCards shops={part.value} />}
    </section>
  )
}
