import type { Product } from '@ahia/contracts/catalog'
import { totalOf } from '@ahia/rules/priced-line'
import { Skeleton } from '@ahia/ui/skeleton'
import { type ReactNode, Suspense, useEffect } from 'react'
import { deliveryCost } from '#delivery/delivery-cost.rules.ts'
import { useDeliveryEstimate } from '#delivery/use-delivery-estimate.ts'
import type { useDeliveryState } from '#delivery/use-delivery-state.ts'
import type { CartSource, CartContents as Contents } from '../cart-source.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { CartActions } from '../use-cart-actions.ts'
import { DeliveryEstimate } from './fetched-later.tsx'
import { type CartEntry, groupByShop } from './groups.rules.ts'
import { CartRow } from './row.tsx'
import { ShopGroup } from './shop-group.tsx'
import { CartSummary } from './summary.tsx'
import { useProceed } from './use-proceed.ts'

/** What a cart shows of other slices. */
export type Surroundings = {
  addressOf: (thing: 'product' | 'shop', id: string) => string
  /** 72 px. */
  pictureOf: (product: Product) => ReactNode
}

type CartContentsProps = Surroundings & {
  kind: CartSource['kind']
  entries: readonly CartEntry[]
  changeOf: Contents['changeOf']
  delivering: ReturnType<typeof useDeliveryState>
  actions: CartActions
  /** Loads again what failed to load. */
  onRetry: () => void
}

export function CartContents(props: CartContentsProps) {
  const { kind, entries, changeOf, delivering, actions, onRetry, addressOf, pictureOf } = props
  const selecting = useSelection(entries)
  const selected = entries.filter(selecting.isSelected)
  const present = entries.filter(({ status }) => status !== 'removed')
  const productIds = selected.map(({ line }) => line.productId)
  const estimate = useDeliveryEstimate(delivering.state, productIds)
  const { failure, proceed } = useProceed(kind, selected, selecting)
  useEffect(selecting.arrive, [])

  const rowOf = (entry: CartEntry) => (
    <CartRow
      key={entry.key}
      entry={entry}
      change={changeOf(entry.line)}
      place={delivering.place}
      isSelected={selecting.isSelected(entry)}
      address={addressOf('product', entry.line.productId)}
      picture={entry.view.state === 'priced' && pictureOf(entry.view.product)}
      onSelect={(to) => selecting.select([entry], to)}
      onQuantity={(change) => actions.changeQuantity(entry.line, change)}
      onRemove={() => actions.remove(entry.line)}
      onRestore={() => actions.restore(entry.line)}
      onRetry={onRetry}
    />
  )
  return (
    <div className={present.length > 0 ? 'items-start gap-6 lg:grid lg:grid-cols-[2fr_1fr]' : undefined}>
      <div className="grid grid-cols-1 gap-4">
        {groupByShop(entries).map((group) => (
          <ShopGroup
            key={group.shop?._id ?? ''}
            group={group}
            selecting={selecting}
            addressOf={(shopId) => addressOf('shop', shopId)}
            rowOf={rowOf}
          />
        ))}
      </div>
      {present.length > 0 && (
        <div className="contents lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:grid lg:gap-4">
          <div className="my-4 lg:my-0">
            <Suspense fallback={<Skeleton className="h-23.5 rounded-card" />}>
              <DeliveryEstimate delivering={delivering} estimate={estimate} />
            </Suspense>
          </div>
          <CartSummary
            selected={selected.length}
            lines={present.length}
            itemsKobo={totalOf(
              selected.flatMap(({ view }) => (view.state === 'priced' ? [view.priced] : [])),
            )}
            delivery={deliveryCost(estimate)}
            leavesOut={present.some(({ status }) => status === 'blocked') ? 'something' : 'nothing'}
            failure={failure}
            onProceed={proceed}
          />
        </div>
      )}
    </div>
  )
}
