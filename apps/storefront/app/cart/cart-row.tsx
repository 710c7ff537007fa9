import { Button } from '@ahia/ui/button'
import { cardClass } from '@ahia/ui/card'
import { useEffect, useRef } from 'react'
import { CartLine, type CartLineProps } from './cart-line.tsx'

type CartRowProps = CartLineProps & { isRemoved: boolean; onRestore: () => void }

/** A line, or what is left of it: until the page is left, a removed one can be taken back at its old place. */
export function CartRow({ isRemoved, onRestore, ...line }: CartRowProps) {
  const row = useFollowFocus(isRemoved)
  const name = line.view.state === 'priced' ? line.view.product.name : 'The item'
  return (
    <li ref={row} className={`${cardClass} p-4`}>
      {isRemoved ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-text-2">
            {name} was removed.
          </p>
          <Button look="outline" onClick={onRestore} aria-label={`Undo: put ${name} back`}>
            Undo
          </Button>
        </div>
      ) : (
        <CartLine {...line} />
      )}
    </li>
  )
}

/** The pressed button goes with its line, so the focus moves to what stands there instead. */
function useFollowFocus(isRemoved: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(isRemoved)
  useEffect(() => {
    if (before.current === isRemoved) return
    before.current = isRemoved
    row.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isRemoved])
  return row
}
