import type { DeliveryPlace } from '@ahia/rules/delivery-area'
import { Button } from '@ahia/ui/button'
import { Skeleton } from '@ahia/ui/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LineChange } from '../cart-source.ts'
import { SelectBox } from '../selection/select-box.tsx'
import { CartLine, type LineActions } from './cart-line.tsx'
import type { CartEntry } from './groups.rules.ts'
import { UnpricedLine } from './unpriced-line.tsx'

export type CartRowProps = LineActions & {
  entry: CartEntry
  change: LineChange | null
  /** Where the shopper wants it; null while that is unknown. */
  place: DeliveryPlace | null
  isSelected: boolean
  address: string
  picture: ReactNode
  onSelect: (to: 'selected' | 'left') => void
  onRestore: () => void
  /** Loads again what failed to load. */
  onRetry: () => void
}

/** A line with its checkbox; a removed one can be restored until the page is left. */
export function CartRow({ isSelected, onSelect, onRestore, onRetry, ...rest }: CartRowProps) {
  const { entry, change } = rest
  const isRemoved = entry.status === 'removed'
  const row = useFollowFocus(isRemoved)
  const name = nameOf(entry)
  const retry = () => {
    row.current?.focus() // the pressed button is removed, whatever comes
    onRetry()
  }
  return (
    <li ref={row} tabIndex={-1} className="p-4">
      {isRemoved ? (
        <RemovedLine name={name} isBusy={change !== null} onRestore={onRestore} />
      ) : (
        <div className="flex gap-3 sm:gap-4">
          <div className={entry.view.state === 'priced' ? 'mt-6.5' : 'self-center'}>
            <SelectBox
              label={`Select ${name}`}
              selected={isSelected ? 'all' : 'none'}
              isBlocked={entry.status === 'blocked'}
              onSelect={onSelect}
            />
          </div>
          <LineBody {...rest} onRetry={retry} />
        </div>
      )}
    </li>
  )
}

const nameOf = ({ view }: CartEntry): string => (view.state === 'priced' ? view.product.name : 'this item')

function LineBody({
  entry: { line, view },
  ...rest
}: Omit<CartRowProps, 'isSelected' | 'onSelect' | 'onRestore'>) {
  switch (view.state) {
    case 'loading':
      return <Skeleton className="h-24 flex-1" />
    case 'priced':
      return <CartLine {...rest} line={line} product={view.product} priced={view.priced} />
    default:
      return <UnpricedLine {...rest} line={line} view={view} />
  }
}

type RemovedLineProps = { name: string; isBusy: boolean; onRestore: () => void }

function RemovedLine({ name, isBusy, onRestore }: RemovedLineProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-text-2">
        <span role="status">Item removed from cart</span>
        <span className="line-clamp-1 text-small">{name}</span>
      </p>
      <Button look="outline" busy={isBusy} onClick={onRestore} aria-label={`Undo: put ${name} back`}>
        Undo
      </Button>
    </div>
  )
}

/**
 * The pressed button is removed with its line, so the focus moves to its replacement, unless it is elsewhere already.
 */
function useFollowFocus(isRemoved: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(isRemoved)
  useEffect(() => {
    if (before.current === isRemoved) return
    before.current = isRemoved
    const isLost = [document.body, row.current].some((element) => element === document.activeElement)
    if (isLost) row.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isRemoved])
  return row
}
