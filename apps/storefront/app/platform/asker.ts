import { type Answer, type Late, toAnswer } from './answer.ts'

const FRESH_MS = 60_000
const MOST_KNOWN = 30

type Known<T> = { answer: Answer<T>; at: number }
type Question<T> = { key: string; ask: (signal: AbortSignal) => Promise<T> }

/**
 * Asks in the browser for one kind of thing, for a `clientLoader`. Only the newest question counts: the one before is
 * cancelled (LIST-10). What was answered is known for a minute, and for as long as Back and Forward lead to it, so that
 * a list stands there again at once and at the same place.
 */
export function createAsker<T>(fallback: string): (question: Question<T>) => Late<Answer<T>> {
  const known = new Map<string, Known<T>>()
  let newest: AbortController | null = null

  const remember = (key: string, answer: Answer<T>) => {
    known.delete(key)
    known.set(key, { answer, at: performance.now() })
    for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest)
  }

  return ({ key, ask }) => {
    newest?.abort()
    const earlier = known.get(key)
    if (earlier && (isReturning || performance.now() - earlier.at < FRESH_MS)) return earlier.answer
    const asking = new AbortController()
    newest = asking
    return toAnswer(ask(asking.signal), fallback).then((answer) => {
      if (asking.signal.aborted) return new Promise<never>(() => {}) // nobody waits for it, and it is no failure
      if (answer.state === 'there') remember(key, answer)
      return answer
    })
  }
}

/** True from Back or Forward until the loaders of the page it leads to have been called. */
let isReturning = false

if (typeof window !== 'undefined') {
  // Capturing, so that it is known before the router hears of it.
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
