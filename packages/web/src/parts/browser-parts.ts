import { type Deferred, type PartResult, toPartResult } from './part-state.ts'

const FRESH_MS = 60_000
const MAX_REMEMBERED = 30

type CachedPart<Value> = { result: PartResult<Value>; at: number }
type PartQuestion<Value> = { key: string; load: (signal: AbortSignal) => Promise<Value> }

/**
 * Loads one part in the browser. Only the latest request counts: the one before is cancelled (LIST-10). A result is
 * cached for a minute, and for as long as Back and Forward lead to it, so that a list is back at once.
 */
export function createBrowserPart<Value>(failed: string) {
  const remembered = new Map<string, CachedPart<Value>>()
  let newest: AbortController | null = null

  const remember = (key: string, result: PartResult<Value>) => {
    remembered.delete(key)
    remembered.set(key, { result, at: performance.now() })
    for (const oldest of [...remembered.keys()].slice(0, -MAX_REMEMBERED)) remembered.delete(oldest)
  }

  const load = ({ key, load: ask }: PartQuestion<Value>): Deferred<PartResult<Value>> => {
    newest?.abort()
    const earlier = remembered.get(key)
    if (earlier && (isReturning || performance.now() - earlier.at < FRESH_MS)) return earlier.result
    const loading = new AbortController()
    newest = loading
    return toPartResult(ask(loading.signal), failed).then((result) => {
      if (loading.signal.aborted) return new Promise<never>(() => {}) // nobody waits for it, and it is no failure
      if (result.state === 'ready') remember(key, result)
      return result
    })
  }
  return { load, remember }
}

/** True from Back or Forward until the page that it leads to has requested its parts. */
let isReturning = false

if (typeof window !== 'undefined') {
  // In the capture phase, so that it is known before the router handles it.
  window.addEventListener(
    'popstate',
    () => {
      isReturning = true
      setTimeout(() => {
        isReturning = false
      })
    },
    { capture: true },
  )
}
