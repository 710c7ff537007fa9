import { Breaker } from '#platform/breaker.ts'
import { storeAtRest } from '../media.errors.ts'
import type { ObjectStore } from './object-store.ts'

/** R7: requests for pictures must not wait for a store that hangs. */
export function withRests(
  objects: ObjectStore,
  settings: { restMs?: number; now?: () => number } = {},
): ObjectStore {
  const breaker = new Breaker({ atRest: storeAtRest, ...settings })
  return {
    has: (name) => breaker.ask(() => objects.has(name)),
    get: (name) => breaker.ask(() => objects.get(name)),
    put: (name, bytes, type) => breaker.ask(() => objects.put(name, bytes, type)),
    add: (name, bytes, type) => breaker.ask(() => objects.add(name, bytes, type)),
    delete: (name) => breaker.ask(() => objects.delete(name)),
    list: (prefix, pageSize) => breaker.ask(() => objects.list(prefix, pageSize)),
  }
}
