import { ApiError } from '@ahia/contracts/api-error'
import type { PageHost } from '@ahia/contracts/page-host'
import { type PartState, toPartResult } from './part-state.ts'

const SLOW_MS = 3_000

type ServerPart<Value> = {
  name: string
  load: () => Promise<Value>
  failed: string
  empty: Value
}

type ServerVisit = { host: PageHost; url: URL; signal: AbortSignal }

/**
 * Loads one part on the server. A failure is a result too, because a page without one of its parts is still useful.
 * Where dev pages are on, `?force=featured:failed` shows a part as loading, empty, failed or slow.
 */
export async function loadServerPart<Value>(
  visit: ServerVisit,
  { name, load, failed, empty }: ServerPart<Value>,
): Promise<PartState<Value>> {
  const forced = forcedState(visit, name)
  if (forced === 'loading') return { state: 'loading' }
  if (forced === 'empty') return { state: 'ready', value: empty }
  if (forced === 'failed') return { state: 'failed', message: failed, status: null }
  if (forced === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const loading = load()
  loading.catch((error: unknown) => report(visit, error))
  return toPartResult(loading, failed)
}

// A missing resource, or a visitor who has left, is not our error.
function report({ host, signal }: ServerVisit, error: unknown): void {
  const isRefused = error instanceof ApiError && error.status !== null && error.status < 500
  if (!isRefused && !signal.aborted) host.report(error)
}

function forcedState({ host, url }: ServerVisit, name: string): string | null {
  if (!host.devPages) return null
  const forced = url.searchParams.getAll('force')
  return forced.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1) ?? null
}
