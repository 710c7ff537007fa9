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
  /** The cache key of an input. */
  keyOf: (input: Input) => string
  /** Shown when the error itself has no message. */
  failed: string
  /** The value when there is nothing. */
  empty: Value
  /** The delays before automatic retries after a failure. */
  retryAfterMs?: readonly number[]
}

export type PagePart<Input, Value> = {
  /** For the `load` of a page. */
  load: (visit: Visit, input: Input) => Deferred<PartState<Value>>
  /** For the component that shows it: follows the loaded value, and can load it again. */
  use: (given: Deferred<PartState<Value>>, input: Input) => UsedPart<Value>
}

/** A part of a page that loads and fails by itself: on the server, in the browser, and again on demand. */
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
