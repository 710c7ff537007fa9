import { type Deferred, type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { usePart } from '@ahia/web/parts/use-part'
import { useEffect, useRef, useState } from 'react'

type AnswerRequest<T> = { ask: (signal: AbortSignal) => Promise<T>; fallback: string }

export type OwnAnswer<T> = {
  part: PartState<T>
  reload: () => void
  /** Changes the loaded value without a request; does nothing while there is none. */
  put: (change: (value: T) => T) => void
}

const LOADING = { state: 'loading' } as const

/** Data of the signed-in person: the server's page has none of it, so the browser loads it on arrival. */
export function useOwnAnswer<T>({ ask, fallback }: AnswerRequest<T>): OwnAnswer<T> {
  const [given, setGiven] = useState<Deferred<PartState<T>>>(LOADING)
  const { part, reload } = usePart({ given, load: ask, failed: fallback })
  const latest = useRef(part)
  latest.current = part
  const [askOnArrival] = useState(() => ask)
  useEffect(() => {
    const asking = new AbortController()
    setGiven(toPartResult(askOnArrival(asking.signal), fallback))
    return () => asking.abort()
  }, [askOnArrival, fallback])

  const put = (change: (value: T) => T) => {
    if (latest.current.state !== 'ready') return
    // Two updates may come before the next render, each based on the same list.
    latest.current = { state: 'ready', value: change(latest.current.value) }
    setGiven(latest.current)
  }
  return { part, reload, put }
}
