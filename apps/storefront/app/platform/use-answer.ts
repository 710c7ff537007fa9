import { useEffect, useRef, useState } from 'react'
import { type Late, type Part, toAnswer } from './answer.ts'

/** CONST-01: how long to wait before asking again by ourselves, time after time. */
export const RETRY_AFTER_MS = [5_000, 10_000, 20_000, 40_000, 80_000] as const

type Asking<T> = {
  /** What the loader gave: new with each page, and perhaps still on its way. */
  given: Late<Part<T>>
  ask: (signal: AbortSignal) => Promise<T>
  /** Said when the failure itself has no words. */
  fallback: string
  retryAfterMs?: readonly number[]
}

type Asked<T> = {
  part: Part<T>
  /** By hand: shows the loading face, and the tries by ourselves begin again. */
  askAgain: () => void
  /** How long after this failure we ask again by ourselves; null when we will not. */
  retryInMs: number | null
}

/** A part of a page that is loading, failed or there, and can be asked for again (HOME-07). */
export function useAnswer<T>({ given, ask, fallback, retryAfterMs = [] }: Asking<T>): Asked<T> {
  const [held, setHeld] = useState(() => firstOf(given))
  const newest = useRef<AbortController | null>(null)

  if (held.given !== given) setHeld(firstOf(given))

  // A cancelled question is ignored: whoever cancelled it has asked another, or has left.
  const askFor = (tries: number) => {
    newest.current?.abort()
    const asking = new AbortController()
    newest.current = asking
    void toAnswer(ask(asking.signal), fallback).then((part) => {
      if (!asking.signal.aborted) setHeld({ given, part, tries })
    })
  }
  const askLatest = useRef(askFor)
  askLatest.current = askFor

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

  const retryInMs = held.part.state === 'failed' ? (retryAfterMs[held.tries] ?? null) : null
  useEffect(() => {
    if (retryInMs === null) return
    const timer = setTimeout(() => askLatest.current(held.tries + 1), retryInMs)
    return () => clearTimeout(timer)
  }, [held, retryInMs])

  const askAgain = () => {
    setHeld({ given, part: { state: 'loading' }, tries: 0 })
    askFor(0)
  }
  return { part: held.part, askAgain, retryInMs }
}

type Held<T> = { given: Late<Part<T>>; part: Part<T>; tries: number }

const firstOf = <T>(given: Late<Part<T>>): Held<T> => ({
  given,
  part: given instanceof Promise ? { state: 'loading' } : given,
  tries: 0,
})
