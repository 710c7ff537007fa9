import { Button } from '@ahia/ui/button'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import type { CartActions } from '../use-cart-actions.ts'
import { CLEAR_QUESTION, ClearCartPlainly, type ClearCartProps } from './clear-cart-plainly.ts'

// Few people ever clear their cart, so the dialog for it is fetched on demand.
const ClearCart = lazyOrElse<ClearCartProps>(
  () => import('./clear-cart.tsx').then((loaded) => loaded.ClearCart),
  ClearCartPlainly,
)

type CartToolsProps = {
  actions: CartActions
  isEmpty: boolean
  /** Takes the focus when the button is removed with the lines. */
  afterClear: RefObject<HTMLElement | null>
}

/** CART-06, CART-08: the buttons to refresh and to clear the cart. */
export function CartTools({ actions: { refresh, clear, underWay }, isEmpty, afterClear }: CartToolsProps) {
  const [asking, setAsking] = useState<'never' | 'now' | 'declined' | 'cleared'>('never')
  useEffect(() => {
    if (asking === 'cleared') afterClear.current?.focus() // not before: behind an open dialog nothing can take the focus
  }, [asking, afterClear])
  const clearAll = async () => setAsking((await clear()) ? 'cleared' : 'declined')
  return (
    <div className="flex gap-2 max-sm:w-full sm:ml-auto">
      {refresh && (
        <Button look="outline" busy={underWay === 'refresh'} busyLabel="Refreshing..." onClick={refresh}>
          Refresh Cart
        </Button>
      )}
      {!isEmpty && (
        <Button look="outline" onClick={() => setAsking('now')}>
          Clear Cart
        </Button>
      )}
      {asking !== 'never' && (
        <Suspense>
          <ClearCart
            question={CLEAR_QUESTION}
            open={asking === 'now'}
            isBusy={underWay === 'clear'}
            onClear={() => void clearAll()}
            onClose={() => setAsking('declined')}
          />
        </Suspense>
      )}
    </div>
  )
}
