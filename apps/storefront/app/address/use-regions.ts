import { listRegions, type Region } from '@ahia/contracts/reference'
import { type PartResult, type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'

type Regions = readonly Region[]
type Held = { code: string | null; answer: PartResult<Regions> | null }

const known = new Map<string, PartResult<Regions>>()

/** The regions of the country with this code; loading without one. */
export function useRegions(code: string | null): { part: PartState<Regions>; reload: () => void } {
  const [held, setHeld] = useState<Held>({ code: null, answer: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (code === null || known.has(code)) return
    const asking = new AbortController()
    const asked = call(listRegions, { code }, { signal: asking.signal }).then(({ regions }) => regions)
    void toPartResult(asked, "We couldn't load the list.").then((answer) => {
      if (asking.signal.aborted) return
      if (answer.state === 'ready') known.set(code, answer)
      setHeld({ code, answer })
    })
    return () => asking.abort()
  }, [code, attempt])

  const reload = () => {
    setHeld({ code: null, answer: null })
    setAttempt(attempt + 1)
  }
  // The current value may still belong to the previous country.
  const own = code === null ? null : (known.get(code) ?? (held.code === code ? held.answer : null))
  return { part: own ?? { state: 'loading' }, reload }
}
