import type { ProductCard } from '@ahia/contracts/catalog'
import { useEffect, useState } from 'react'
import { type Part, toAnswer } from '#platform/answer.ts'
import { askForCards } from './ask-for-cards.ts'

type Cards = Part<readonly ProductCard[]>

/** The products of these ids, as they are today. */
export function useCards(ids: readonly string[]): { part: Cards; askAgain: () => void } {
  const [part, setPart] = useState<Cards>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const wanted = ids.join()

  useEffect(() => {
    const asking = new AbortController()
    const asked = askForCards(wanted === '' ? [] : wanted.split(','), asking.signal)
    void toAnswer(asked, 'Your wishlist did not load.').then((answer) => {
      if (!asking.signal.aborted) setPart(answer)
    })
    return () => asking.abort()
  }, [wanted, attempt])

  const askAgain = () => {
    setPart({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { part, askAgain }
}
