import { useEffect, useRef, useState } from 'react'
import { type Deferred, type PartResult, type PartState, toPartResult } from './part-state.ts'

type PartUse<Value> = {
  /** What the page's `load` returned: new with each address, and perhaps still on its way. */
  given: Deferred<PartState<Value>>
  load: (signal: AbortSignal) => Promise<Value>
  /** Said when the error itself has no words. */
  failed: string
  /** How long to wait before loading again by itself after a failure, time after time. */
  retryAfterMs?: readonly number[]
  /** For what came with the server's page. */
  remember?: (result: PartResult<Value>) => void
}

export type UsedPart<Value> = {
  part: PartState<Value>
  /** By hand: shows it as loading, and the retries begin again. */
  reload: () => void
  /** How long after this failure it is loaded again by itself; null when it is not. */
  retryInMs: number | null
}

/** A part of a page that is loading, failed or ready, and can be loaded again (HOME-07). */
export function usePart<Value>({
  given,
  load,
  failed,
  retryAfterMs = [],
  remember,
}: PartUse<Value>): UsedPart<Value> {
  const [held, setHeld] = useState(() => firstOf(given))
  const newest = useRef<AbortController | null>(null)

  if (held.given !== given) setHeld(firstOf(given))

  // A cancelled load is ignored: the caller has asked for something else, or has left.
  const loadAgain = (tries: number) => {
    newest.current?.abort()
    const loading = new AbortController()
    newest.current = loading
    void toPartResult(load(loading.signal), failed).then((part) => {
      if (!loading.signal.aborted) setHeld({ given, part, tries })
    })
  }
  const latestLoad = useRef(loadAgain)
  latestLoad.current = loadAgain

  useEffect(() => {
    let isCurrent = true
    if (given instanceof Promise) {
      void given.then((part) => {
        if (isCurrent) setHeld({ given, part, tries: 0 })
      })
    }
    return () => {
      isCurrent = false
      newest.current?.abort()
    }
  }, [given])

  useServedPart(given, remember)

  const retryInMs = held.part.state === 'failed' ? (retryAfterMs[held.tries] ?? null) : null
  useEffect(() => {
    if (retryInMs === null) return
    const timer = setTimeout(() => latestLoad.current(held.tries + 1), retryInMs)
    return () => clearTimeout(timer)
  }, [held, retryInMs])

  const reload = () => {
    setHeld({ given, part: { state: 'loading' }, tries: 0 })
    loadAgain(0)
  }
  return { part: held.part, reload, retryInMs }
}

/** SHELL-04: what came with the server's page is remembered too when Back leads to it. */
function useServedPart<Value>(given: PartUse<Value>['given'], remember: PartUse<Value>['remember']): void {
  const [served] = useState(() => ({ given, remember }))
  useEffect(() => {
    if (!(served.given instanceof Promise) && served.given.state === 'ready') served.remember?.(served.given)
  }, [served])
}

type Held<Value> = { given: Deferred<PartState<Value>>; part: PartState<Value>; tries: number }

const firstOf = <Value>(given: Deferred<PartState<Value>>): Held<Value> => ({
  given,
  part: given instanceof Promise ? { state: 'loading' } : given,
  tries: 0,
})

/** A part that only the browser can load, as it is personal: loaded once it is shown. */
export function useOwnPart<Value>(load: (signal: AbortSignal) => Promise<Value>, failed: string) {
  const { part, reload } = usePart<Value>({ given: NOT_LOADED, load, failed })
  const loadFirst = useRef(reload)
  useEffect(() => loadFirst.current(), [])
  return { part, reload }
}

const NOT_LOADED = { state: 'loading' } as const
