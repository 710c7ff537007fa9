import type { ProductCard } from '@ahia/contracts/catalog'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import { askForCards } from './ask-for-cards.ts'

type Cards = PartState<readonly ProductCard[]>

/** The current data of these products. */
export function useCards(ids: readonly string[]): { part: Cards; reload: () => void } {
  const [part, setPart] = useState<Cards>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const wanted = ids.join()

  useEffect(() => {
    const asking = new AbortController()
    const asked = askForCards(wanted === '' ? [] : wanted.split(','), asking.signal)
    void toPartResult(asked, "We couldn't load your wishlist.").then((answer) => {
      if (!asking.signal.aborted) setPart(answer)
    })
    return () => asking.abort()
  }, [wanted, attempt])

  const reload = () => {
    setPart({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { part, reload }
}
