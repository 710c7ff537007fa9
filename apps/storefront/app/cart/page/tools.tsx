import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { focusAfterDialog } from '@ahia/ui/overlays/focus-after-dialog'
import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import type { CartActions } from '../use-cart-actions.ts'
import { CLEAR_QUESTION, ClearCartPlainly, type ClearCartProps } from './clear-cart-plainly.ts'
import { useIsSmallScreen } from './use-is-small-screen.ts'

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
  const isSmall = useIsSmallScreen()
  const [asking, setAsking] = useState<'never' | 'now' | 'declined' | 'cleared'>('never')
  useEffect(() => {
    if (asking === 'cleared') focusAfterDialog(afterClear.current)
  }, [asking, afterClear])
  const clearAll = async () => setAsking((await clear()) ? 'cleared' : 'declined')
  return (
    <div className="ml-auto flex gap-2">
      {refresh && <RefreshCart isSmall={isSmall} isBusy={underWay === 'refresh'} onPress={refresh} />}
      {!isEmpty && (
        <Tool isSmall={isSmall} onClick={() => setAsking('now')}>
          Clear Cart
        </Tool>
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

type ToolProps = { isSmall: boolean; onClick: () => void; children: ReactNode }

/** On a phone it fits into the row of the heading. */
function Tool({ isSmall, onClick, children }: ToolProps) {
  if (!isSmall)
    return (
      <Button look="outline" onClick={onClick}>
        {children}
      </Button>
    )
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mr-2 inline-flex min-h-11 items-center px-2 text-small font-semibold text-brand-text"
    >
      {children}
    </button>
  )
}

type RefreshCartProps = { isSmall: boolean; isBusy: boolean; onPress: () => void }

function RefreshCart({ isSmall, isBusy, onPress }: RefreshCartProps) {
  if (!isSmall)
    return (
      <Button look="outline" busy={isBusy} busyLabel="Refreshing..." onClick={onPress}>
        Refresh Cart
      </Button>
    )
  return (
    <button
      type="button"
      aria-label={isBusy ? 'Refreshing...' : 'Refresh Cart'}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
    >
      <Icon name={isBusy ? 'clock' : 'refresh'} />
    </button>
  )
}
