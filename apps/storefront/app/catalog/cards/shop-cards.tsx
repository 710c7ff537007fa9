import { DELIVERY_STATES, type DeliveryState } from '@ahia/reference/delivery-states'
import { Button } from '@ahia/ui/button'
import { chipClass } from '@ahia/ui/chip'
import { useChosenInView } from '@ahia/ui/rows/use-chosen-in-view'
import { SkeletonGroup } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { useRef } from 'react'
import { EVERYWHERE, SHOPS_SHOWN } from '../sections/shops-part.ts'
import { ShopCard, ShopCardSkeleton, type ShownShop } from './shop-card.tsx'

/** On a phone a row to swipe: four fronts below each other would push everything else far down. */
const GRID =
  '-mx-4 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-4 lg:gap-5'
const PLACE = 'w-4/5 shrink-0 sm:w-auto'

/** Links, so that choosing works without scripts and can be bookmarked. */
export function StateChoice({ chosen }: { chosen: DeliveryState | null }) {
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, chosen)
  return (
    <ul
      ref={row}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <StateLink label="All Nigeria" to={`/?state=${EVERYWHERE}`} isChosen={chosen === null} />
      {DELIVERY_STATES.map((state) => (
        <StateLink
          key={state}
          label={state.toLowerCase()}
          to={`/?${new URLSearchParams({ state })}`}
          isChosen={state === chosen}
        />
      ))}
    </ul>
  )
}

function StateLink({ label, to, isChosen }: { label: string; to: string; isChosen: boolean }) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        replace
        aria-current={isChosen}
        className={`${chipClass(isChosen)} capitalize focus-visible:-outline-offset-3`}
      >
        {label}
      </Link>
    </li>
  )
}

export function ShopCards({ shops }: { shops: readonly ShownShop[] }) {
  if (shops.length === 0)
    return <p className="rounded-card border border-border bg-surface p-5 text-text-2">No shops here yet.</p>
  return (
    <ul className={GRID}>
      {shops.map((shop) => (
        <li key={shop._id} className={PLACE}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  )
}

export function ShopCardsLoading() {
  return (
    <SkeletonGroup label="Loading shops">
      <div className={GRID}>
        {Array.from({ length: SHOPS_SHOWN }, (_, place) => (
          <div key={place} className={PLACE}>
            <ShopCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type ShopCardsFailedProps = { message: string; onRetry: () => void }

export function ShopCardsFailed({ message, onRetry }: ShopCardsFailedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-5">
      <p className="text-text-2">{message}</p>
      <Button look="outline" onClick={onRetry} className="noscript:hidden">
        Try Again
      </Button>
    </div>
  )
}
