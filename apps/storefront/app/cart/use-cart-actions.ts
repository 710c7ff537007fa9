import { messageOf } from '@ahia/contracts/api-error'
import { lineKey } from '@ahia/rules/cart/cart-line'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useState } from 'react'
import type { CartLine, CartSource } from './cart-source.ts'

export type CartActions = {
  /** Lines removed since the page was opened, for undo. */
  removed: readonly CartLine[]
  underWay: 'refresh' | 'clear' | null
  changeQuantity: (line: CartLine, change: { quantity: number; price: number }) => void
  remove: (line: CartLine) => void
  restore: (line: CartLine) => void
  /** Null for a cart that is not on the server. */
  refresh: (() => void) | null
  /** Whether it worked. */
  clear: () => Promise<boolean>
}

/** The actions of the page's buttons; each failure is shown (ERR-02) and leaves the cart as before. */
export function useCartActions(source: CartSource, owner: string): CartActions {
  const [taken, setTaken] = useState<{ from: string; lines: readonly CartLine[] }>({ from: '', lines: [] })
  const [underWay, setUnderWay] = useState<CartActions['underWay']>(null)

  const during = async (act: 'refresh' | 'clear', change: Promise<void>, success: string) => {
    setUnderWay(act)
    const isDone = await showFailure(change)
    setUnderWay(null)
    if (isDone) showToast({ kind: 'success', text: success })
    return isDone
  }
  const { refresh } = source
  const removed = taken.from === owner ? taken.lines : NONE // another account has nothing to undo
  const setRemoved = (lines: readonly CartLine[]) => setTaken({ from: owner, lines })
  return {
    removed,
    underWay,
    changeQuantity: (line, change) => void showFailure(source.changeQuantity(line, change)),
    remove: (line) => {
      setRemoved([...removed.filter((other) => lineKey(other) !== lineKey(line)), line])
      void showFailure(source.remove(line))
    },
    restore: (line) => void showFailure(source.restore(line)),
    refresh: refresh && (() => void during('refresh', refresh(), 'Cart updated successfully')),
    clear: async () => {
      const isCleared = await during('clear', source.clear(), 'Cart cleared successfully')
      if (isCleared) setRemoved(NONE) // CART-08: it cannot be undone
      return isCleared
    },
  }
}

const NONE: readonly CartLine[] = []

async function showFailure(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    showToast({ kind: 'error', text: messageOf(error) })
    return false
  }
}
