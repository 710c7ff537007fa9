import { type Suggestion, suggest } from '@ahia/contracts/catalog'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'

/** FIND-06: suggestions from the first character on, after a pause in typing. */
const MIN_LENGTH = 1
const PAUSE_MS = 200
const MAX_LENGTH = 100

const CACHE_MS = 60_000

type CachedSuggestions = { suggestions: readonly Suggestion[]; at: number }

/** Answers are cached for a minute, so that deleting a character needs no request. */
const known = new Map<string, CachedSuggestions>()

function recall(text: string): readonly Suggestion[] | null {
  const found = known.get(text)
  return found && performance.now() - found.at < CACHE_MS ? found.suggestions : null
}

export type SuggestionsState = {
  /** The text that these suggestions are for. */
  text: string
  part: PartState<readonly Suggestion[]> | { state: 'idle' }
}

const IDLE: SuggestionsState = { text: '', part: { state: 'idle' } }

/** Asks after a pause in typing and cancels the request before, so that a late answer never replaces a newer one. */
export function useSuggestions(typed: string): SuggestionsState {
  const text = typed.trim().slice(0, MAX_LENGTH)
  const [answered, setAnswered] = useState(IDLE)
  const isAsked = text.length >= MIN_LENGTH
  const remembered = recall(text)

  useEffect(() => {
    if (!isAsked || remembered) return
    const asking = new AbortController()
    const ask = async () => {
      const part = await toPartResult(call(suggest, { q: text }, { signal: asking.signal }), 'No suggestions')
      if (asking.signal.aborted) return
      if (part.state === 'ready')
        known.set(text, { suggestions: part.value.suggestions, at: performance.now() })
      setAnswered({ text, part: part.state === 'ready' ? toList(part.value.suggestions) : part })
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, isAsked, remembered])

  if (!isAsked) return IDLE
  if (remembered) return { text, part: toList(remembered) }
  return answered.text === text ? answered : { text, part: { state: 'loading' } }
}

const toList = (value: readonly Suggestion[]) => ({ state: 'ready', value }) as const
