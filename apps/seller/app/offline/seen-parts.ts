import { fieldsOf } from '@ahia/web/storage/stored-fields'
import { currentOwner } from '#session/current-owner.ts'

/** SELL-06: what this phone has last seen of a part of a screen, for when the network is slow or gone. */
export type SeenPart<Value> = { at: number; value: Value }

const PREFIX = 'seller-seen-'

/** Nothing of another shop that used this browser is ever shown. `key` ends with a number that changes with the shape. */
export function readSeenPart<Value>(key: string): SeenPart<Value> | null {
  try {
    const { owner, at, value } = fieldsOf(JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'))
    const isOurs = owner === currentOwner() && typeof at === 'number'
    return isOurs ? { at, value: value as Value } : null
  } catch {
    return null
  }
}

export function keepSeenPart(key: string, value: unknown): void {
  const owner = currentOwner()
  if (owner === null) return
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ owner, at: Date.now(), value }))
  } catch {} // blocked or full: then there is nothing to show without a network
}

/** For what was changed here since. */
export function forgetSeenPart(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {} // a browser that blocks site data has stored none
}

/** SELL-56: on a shared phone the next person finds nothing of the one who signed out. */
export function forgetSeenParts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {} // as above
}
