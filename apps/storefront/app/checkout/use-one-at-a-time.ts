import { useEffect, useRef, useState } from 'react'

type Attempt = { act: (signal: AbortSignal) => Promise<void>; refuse: (error: unknown) => void }

/** One request at a time; `busy` says which. No error after the person has cancelled it or left. */
export function useOneAtATime<Kind extends string>() {
  const [busy, setBusy] = useState<Kind | null>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const attempt = async (kind: Kind, { act, refuse }: Attempt) => {
    if (underWay.current) return // a second press may come before the first was rendered
    const own = new AbortController()
    underWay.current = own
    setBusy(kind)
    try {
      await act(own.signal)
    } catch (error) {
      if (!own.signal.aborted) refuse(error)
    }
    underWay.current = null
    setBusy(null)
  }
  return {
    busy,
    run: (kind: Kind, tried: Attempt) => void attempt(kind, tried),
    cancel: () => underWay.current?.abort(),
  }
}
