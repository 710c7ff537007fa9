import { useEffect, useRef, useState } from 'react'
import { type Deferred, type PartResult, type PartState, toPartResult } from './part-state.ts'

type PartUse<Value> = {
  /** What the page's `load` returned: new with each address, and possibly still a promise. */
  given: Deferred<PartState<Value>>
  load: (signal: AbortSignal) => Promise<Value>
  /** Shown when the error itself has no message. */
  failed: string
  /** The delays before automatic retries after a failure. */
  retryAfterMs?: readonly number[]
  /** For what came with the server's page. */
  remember?: (result: PartResult<Value>) => void
}

export type UsedPart<Value> = {
  part: PartState<Value>
  /** Manual retry: shows the part as loading and starts the automatic retries again. */
  reload: () => void
  /** The delay before the next automatic retry; null when there is none. */
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

  // A cancelled load is ignored: the caller has requested something else, or has left.
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

/** SHELL-04: what came with the server's page is cached too, for when Back leads to it. */
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

/** A personal part that only the browser can load; loaded once it is shown. */
export function useOwnPart<Value>(load: (signal: AbortSignal) => Promise<Value>, failed: string) {
  const { part, reload } = usePart<Value>({ given: NOT_LOADED, load, failed })
  const loadFirst = useRef(reload)
  useEffect(() => loadFirst.current(), [])
  return { part, reload }
}

const NOT_LOADED = { state: 'loading' } as const
