import type { DeliveryState } from '@ahia/reference/delivery-states'
import { useRef } from 'react'
import type { Late, Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { useAnswer } from '#platform/use-answer.ts'
import type { ShownShop } from './shop-card.tsx'
import { ShopCards, ShopCardsFailed, ShopCardsLoading, StateChoice } from './shop-cards.tsx'
import { askShops } from './shops-question.ts'

export const SHOPS_FAILED = 'The shops did not load'

type ShopsSectionProps = { given: Late<Part<ShownShop[]>>; state: DeliveryState | null }

/** ＋ Those that customers think best of, in the state that was chosen. */
export function ShopsSection({ given, state }: ShopsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { part, askAgain } = useAnswer({
    given,
    ask: (signal) => askShops(call, state, signal),
    fallback: SHOPS_FAILED,
  })
  const retry = () => {
    heading.current?.focus() // as the pressed button is about to go
    askAgain()
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
      {part.state === 'there' && <ShopCards shops={part.value} />}
    </section>
  )
}
