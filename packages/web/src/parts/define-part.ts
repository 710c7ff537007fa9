import type { Call } from '@ahia/contracts/call'
import type { Visit } from '../router/page.ts'
import { useRouter } from '../router/router-context.ts'
import { createBrowserPart } from './browser-parts.ts'
import type { Deferred, PartState } from './part-state.ts'
import { loadServerPart } from './server-part.ts'
import { type UsedPart, usePart } from './use-part.ts'

type PartDefinition<Input, Value> = {
  /** Its name in `?force=`. */
  name: string
  load: (call: Call, input: Input, signal: AbortSignal) => Promise<Value>
  /** What distinguishes one input from another. */
  keyOf: (input: Input) => string
  /** Said when the error itself has no words. */
  failed: string
  /** What it is when there is nothing of it. */
  empty: Value
  /** How long to wait before loading again by itself after a failure, time after time. */
  retryAfterMs?: readonly number[]
}

export type PagePart<Input, Value> = {
  /** For the `load` of a page. */
  load: (visit: Visit, input: Input) => Deferred<PartState<Value>>
  /** For the component that shows it: follows what was loaded, and loads it again. */
  use: (given: Deferred<PartState<Value>>, input: Input) => UsedPart<Value>
}

/** A part of a page that is loaded by itself and can fail by itself: on the server, in the browser, and again on demand. */
export function definePart<Input, Value>(definition: PartDefinition<Input, Value>): PagePart<Input, Value> {
  const { name, load, keyOf, failed, empty, retryAfterMs = [] } = definition
  const browser = createBrowserPart<Value>(failed)
  return {
    load: ({ host, url, call, signal }, input) => {
      if (host)
        return loadServerPart(
          { host, url, signal },
          { name, load: () => load(call, input, signal), failed, empty },
        )
      return browser.load({ key: keyOf(input), load: (own) => load(call, input, own) })
    },
    use: (given, input) => {
      const { call } = useRouter()
      return usePart({
        given,
        load: (signal) => load(call, input, signal),
        failed,
        retryAfterMs,
        remember: (result) => browser.remember(keyOf(input), result),
      })
    },
  }
}
