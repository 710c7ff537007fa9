import { useEffect, useRef, useState } from 'react'

/** `onError` is not called after a cancel. */
type Task = { act: (signal: AbortSignal) => Promise<void>; onError: (error: unknown) => void }

/** One request at a time; `busy` says which. No error after the person has cancelled it or left. */
export function useOneAtATime<Kind extends string>() {
  const [busy, setBusy] = useState<Kind | null>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const start = async (kind: Kind, { act, onError }: Task) => {
    if (underWay.current) return // a second press may come before the first was rendered
    const controller = new AbortController()
    underWay.current = controller
    setBusy(kind)
    try {
      await act(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) onError(error)
    }
    underWay.current = null
    setBusy(null)
  }
  return {
    busy,
    run: (kind: Kind, task: Task) => void start(kind, task),
    cancel: () => underWay.current?.abort(),
  }
}
