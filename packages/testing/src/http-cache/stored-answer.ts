import type { IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type StoredAnswer = {
  answer: Answer
  storedAt: number
  /** How old it was when it came. */
  ageMs: number
  freshMs: number
  /** How much longer it may be shown while it is asked for again (RFC 5861). */
  staleMs: number
  /** What it varies by, as it was asked for. */
  varied: Record<string, string>
}

/** RFC 9111, 3: null for what a shared cache must not keep. */
export function toStored(answer: Answer, asked: IncomingHttpHeaders, storedAt: number): StoredAnswer | null {
  const { headers, status } = answer
  const control = String(headers['cache-control'] ?? '').toLowerCase()
  const vary = String(headers.vary ?? '').toLowerCase()
  const fresh = secondsOf(control, 's-maxage') ?? secondsOf(control, 'max-age')
  const isForbidden = /(?:^|[ ,])(?:no-store|private|no-cache)\b/.test(control) || vary.includes('*')
  if (status !== 200 || isForbidden || fresh === null || headers['set-cookie']) return null
  return {
    answer,
    storedAt,
    ageMs: Number(headers.age ?? 0) * 1000,
    freshMs: fresh * 1000,
    staleMs: (secondsOf(control, 'stale-while-revalidate') ?? 0) * 1000,
    varied: Object.fromEntries(namesIn(vary).map((name) => [name, String(asked[name] ?? '')])),
  }
}

/** RFC 9111, 4.3.4: what came is still right, and as old as the new headers say. */
export function confirmed(stored: StoredAnswer, by: Answer, storedAt: number): StoredAnswer | null {
  const { age: _age, ...before } = stored.answer.headers
  const answer = { ...stored.answer, headers: { ...before, ...by.headers } }
  const again = toStored(answer, {}, storedAt)
  return again && { ...again, varied: stored.varied }
}

/** RFC 9111, 4.1 */
export const isFor = ({ varied }: StoredAnswer, asked: IncomingHttpHeaders): boolean =>
  Object.entries(varied).every(([name, value]) => String(asked[name] ?? '') === value)

/** How old it is now, and so whether it may be shown: by itself, while it is asked for again, or not at all. */
export function stateOf(stored: StoredAnswer, now: number) {
  const ageMs = stored.ageMs + now - stored.storedAt
  const isFresh = ageMs < stored.freshMs
  return { ageMs, isFresh, isShown: isFresh || ageMs < stored.freshMs + stored.staleMs }
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function secondsOf(control: string, directive: string): number | null {
  const found = new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(control)
  return found ? Number(found[1]) : null
}
