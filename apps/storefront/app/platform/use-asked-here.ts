import { useEffect, useRef } from 'react'
import { useAnswer } from './use-answer.ts'

const NOT_ASKED = { state: 'loading' } as const

type Asking<T> = { ask: (signal: AbortSignal) => Promise<T>; fallback: string }

/** A part that only the browser can ask for, as it is personal: asked for once it is shown. */
export function useAskedHere<T>({ ask, fallback }: Asking<T>) {
  const { part, askAgain } = useAnswer<T>({ given: NOT_ASKED, ask, fallback })
  const askFirst = useRef(askAgain)
  useEffect(() => askFirst.current(), [])
  return { part, askAgain }
}
