import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ahia/contracts/api-error'
import type { RouterContextProvider } from 'react-router'
import { type Part, toAnswer } from './answer.ts'
import { NEVER_KEPT, PUBLIC_PAGE } from './page-headers.ts'
import { hostContext } from './page-host.ts'

const SLOW_MS = 3_000

type Visit = { context: Readonly<RouterContextProvider>; request: Request }

type Wanted<T> = {
  /** Its name in `?force=`. */
  name: string
  ask: () => Promise<T>
  /** Said when the failure itself has no words. */
  fallback: string
  /** What it is when there is nothing of it. */
  empty: T
}

/**
 * Asks for one part of a page in a `loader`: a page without one of its parts is still a page, so a failure is part of
 * the answer. Where there are pages for developers, `?force=featured:failed` shows a part as loading, empty, failed or
 * slow.
 */
export async function askForPart<T>(
  visit: Visit,
  { name, ask, fallback, empty }: Wanted<T>,
): Promise<Part<T>> {
  const forced = forcedState(visit, name)
  if (forced === 'loading') return { state: 'loading' }
  if (forced === 'empty') return { state: 'there', value: empty }
  if (forced === 'failed') return { state: 'failed', message: fallback, status: null }
  if (forced === 'slow') await pause(SLOW_MS)
  const asked = ask()
  asked.catch((error: unknown) => report(visit, error))
  return toAnswer(asked, fallback)
}

// That something is not there, or that a reader has left, is no fault.
function report({ context, request }: Visit, error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status !== null && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(hostContext).report(error)
}

function forcedState({ context, request }: Visit, name: string): string | null {
  if (!context.get(hostContext).devPages) return null
  const forced = new URL(request.url).searchParams.getAll('force')
  return forced.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1) ?? null
}

/** Only a page that has all its parts may be shown to others. */
export const headersFor = (...parts: readonly Part<unknown>[]): Record<string, string> =>
  parts.every(({ state }) => state === 'there') ? PUBLIC_PAGE : NEVER_KEPT
