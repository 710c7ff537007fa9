import { messageOf } from '@ahia/contracts/api-error'
import { lineKey } from '@ahia/rules/cart-line'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { useState } from 'react'
import type { CartLine, CartSource } from './cart-source.ts'

export type CartActions = {
  /** Taken out since the page was opened, so that it can be taken back. */
  removed: readonly CartLine[]
  underWay: 'refresh' | 'clear' | null
  changeQuantity: (line: CartLine, change: { quantity: number; price: number }) => void
  remove: (line: CartLine) => void
  restore: (line: CartLine) => void
  /** Null where there is nobody to ask. */
  refresh: (() => void) | null
  /** Whether it worked. */
  clear: () => Promise<boolean>
}

/** What the buttons of the page do; each failure is said (ERR-02), and the cart is then as before. */
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
  const removed = taken.from === owner ? taken.lines : NONE // somebody else has nothing to take back
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
