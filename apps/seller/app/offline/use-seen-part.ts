import type { PartState } from '@ahia/web/parts/part-state'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { keepSeenPart, readSeenPart } from './seen-parts.ts'
import { useOnline } from './use-online.ts'

/** How old is what is shown; `isLost` once the network gave no answer, until then the new one is on its way. */
export type SeenState = { at: number; isLost: boolean }

type SeenPartUse<Value> = {
  key: string
  load: (signal: AbortSignal) => Promise<Value>
  /** Shown when an error has no message. */
  failed: string
  /** What is kept, where that is not what was loaded. */
  toKept?: (value: Value) => Value
}

type UsedSeenPart<Value> = {
  part: PartState<Value>
  /** null for what is new. */
  seen: SeenState | null
  reload: () => void
}

/** SELL-06: a part of a screen as this phone has last seen it, until the network has answered. */
export function useSeenPart<Value>({
  key,
  load,
  failed,
  toKept = (value) => value,
}: SeenPartUse<Value>): UsedSeenPart<Value> {
  const [kept] = useState(() => readSeenPart<Value>(key))
  const { part, reload } = useOwnPart(async (signal) => {
    const value = await load(signal)
    if (!signal.aborted) keepSeenPart(key, toKept(value))
    // The same object again, so that nothing that is shown changes.
    return kept && JSON.stringify(value) === JSON.stringify(kept.value) ? kept.value : value
  }, failed)
  const isLost = part.state === 'failed' && part.status === null
  useOnline(isLost, reload)
  if (kept === null || part.state === 'ready' || (part.state === 'failed' && !isLost))
    return { part, seen: null, reload }
  return { part: { state: 'ready', value: kept.value }, seen: { at: kept.at, isLost }, reload }
}
