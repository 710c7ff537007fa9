import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { useRouter } from '@ahia/web/router/router-context'
import { useEffect, useRef, useState } from 'react'
import { useKnownDeliveryState } from '#delivery/known-delivery-state.ts'
import type { ShownShop } from '../cards/shop-card.tsx'
import { ShopCards, ShopCardsFailed, ShopCardsLoading, StateChoice } from '../cards/shop-cards.tsx'
import { type AskedPlace, shopsPart, stateOf } from './shops-part.ts'

type ShopsSectionProps = { given: Deferred<PartState<ShownShop[]>>; asked: AskedPlace }

/** WIN-12: the best rated shops of the chosen state; where none is chosen, of the state that this device has delivered to. */
export function ShopsSection({ given, asked }: ShopsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { part, reload, state } = useShopsNear(given, asked)
  const retry = () => {
    heading.current?.focus() // because the pressed button is about to be removed
    reload()
  }
  return (
    <section aria-labelledby="shops">
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

type Shops = Deferred<PartState<ShownShop[]>>
type NearShops = { state: DeliveryState; shops: Shops }

/** The page is the same for everybody, so the browser asks for the shops of its own place. The others stay until these are here. */
function useShopsNear(given: Shops, asked: AskedPlace) {
  const { call } = useRouter()
  const known = useKnownDeliveryState()
  const own = asked === null ? known : null
  const [near, setNear] = useState<NearShops | null>(null)
  useEffect(() => {
    if (own === null) return setNear(null)
    const leaving = new AbortController()
    const visit = { call, url: new URL(location.href), params: {}, host: null, signal: leaving.signal }
    const loading = Promise.resolve(shopsPart.load(visit, own))
    void loading.then((shops) => {
      if (!leaving.signal.aborted && shops.state === 'ready' && shops.value.length > 0)
        setNear({ state: own, shops })
    })
    return () => leaving.abort()
  }, [call, own])
  const shown = near && near.state === own ? near : { state: stateOf(asked), shops: given }
  return { ...shopsPart.use(shown.shops, shown.state), state: shown.state }
}
