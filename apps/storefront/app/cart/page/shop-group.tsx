import { lagosDate } from '@ahia/rules/lagos-date'
import { cardClass } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { SelectBox, type SelectionExtent } from '../selection/select-box.tsx'
import type { SelectionState } from '../selection/use-selection.ts'
import type { CartEntry, CartGroup } from './groups.rules.ts'

type ShopGroupProps = {
  group: CartGroup
  selecting: SelectionState
  /** The URL of the shop. */
  addressOf: (shopId: string) => string
  rowOf: (entry: CartEntry) => ReactNode
}

/** CART-16: what one shop will send. WIN-59: nothing but what can be undone, where all was removed. */
export function ShopGroup({ group: { shop, entries }, selecting, addressOf, rowOf }: ShopGroupProps) {
  const buyable = entries.filter(({ status }) => status === 'buyable')
  const name = shop?.name ?? 'Other items'
  const isOver = entries.every(({ status }) => status === 'removed')
  return (
    <section aria-label={name} className={cardClass}>
      {!isOver && (
        <div className="flex items-center gap-3 border-b border-border px-4 py-1 sm:gap-4">
          {shop && (
            <SelectBox
              label={`Select all from ${shop.name}`}
              selected={howMany(buyable, selecting)}
              isBlocked={buyable.length === 0}
              onSelect={(to) => selecting.select(buyable, to)}
            />
          )}
          <h2 className="min-w-0 font-semibold">
            {shop ? (
              <Link
                to={addressOf(shop._id)}
                className="flex min-h-11 items-center gap-1 hover:text-brand-text hover:underline"
              >
                <span className="truncate">{shop.name}</span>
                <Icon name="chevronRight" className="size-4 text-text-3" />
              </Link>
            ) : (
              <span className="flex min-h-11 items-center">{name}</span>
            )}
          </h2>
        </div>
      )}
      {shop?.away && !isOver && (
        <p className="px-4 pt-3 text-small font-semibold text-warn">
          On holiday, back on {lagosDate(shop.away.backOn)}
        </p>
      )}
      <ul aria-label={`Items: ${name}`} className="divide-y divide-border">
        {entries.map(rowOf)}
      </ul>
    </section>
  )
}

function howMany(entries: readonly CartEntry[], { isSelected }: SelectionState): SelectionExtent {
  const selected = entries.filter(isSelected).length
  if (selected === 0) return 'none'
  return selected === entries.length ? 'all' : 'some'
}
