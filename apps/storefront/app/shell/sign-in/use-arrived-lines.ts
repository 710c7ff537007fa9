import { lineKey } from '@ahia/rules/cart/cart-line'
import type { PartState } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import type { CartLine } from '#cart/cart-source.ts'
import { keepCheckoutItems } from '#cart/selection/checkout-items.ts'
import { arrived, isSelected } from '#cart/selection/selection.rules.ts'
import { selection } from '#cart/selection/selection.ts'
import { useCart } from '#cart/use-cart.ts'

type ArrivedLines = { part: PartState<readonly string[]>; reload: () => void }

/**
 * WIN-20: the ids of the cart lines that a guest had selected when they went to sign in. They are in the account's cart
 * by now, or on their way there, and have other ids than they had in the browser.
 */
export function useArrivedLines(): ArrivedLines {
  const { source, contents, loadAgain } = useCart()
  const [isHandedOver, setHandedOver] = useState(false)
  const [lineIds, setLineIds] = useState<readonly string[] | null>(null)
  const { refresh } = source

  useEffect(() => {
    let isHere = true
    const wait = async () => {
      // To its end, unlike a sign-in: an order without the lines that are still on their way would be another order.
      await import('./hand-over.ts').then(({ handOver }) => handOver('later')).catch(() => {})
      await refresh?.().catch(() => {}) // the contents say so, and can be loaded again
      if (isHere) setHandedOver(true)
    }
    void wait()
    return () => {
      isHere = false
    }
  }, [refresh])

  const lines = isHandedOver && contents.state === 'ready' ? contents.value.lines : null
  useEffect(() => {
    if (lines && lineIds === null) setLineIds(takeSelected(lines))
  }, [lines, lineIds])

  if (lineIds) return { part: { state: 'ready', value: lineIds }, reload: loadAgain }
  const hasFailed = isHandedOver && contents.state === 'failed'
  return { part: hasFailed ? contents : { state: 'loading' }, reload: loadAgain }
}

/** From now on they are known by their ids, so that a reload finds them too. */
function takeSelected(lines: readonly CartLine[]): readonly string[] {
  const chosen = selection.read()
  const ids = lines.filter((line) => isSelected(chosen, lineKey(line))).map(({ id }) => id)
  keepCheckoutItems({ selectedItemIds: ids })
  void selection.change((now) => arrived(now, lines.map(lineKey))).catch(() => {}) // a browser that stores nothing
  return ids
}
