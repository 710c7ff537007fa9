import { messageOf, noResponse } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import type { ApiEndpoint } from './read-api-document.ts'
import { readable, requestPath } from './try-it.rules.ts'

type FilledTrial = { values: Readonly<Record<string, string>>; body: string; token: string | null }

export type TrialEnd =
  | { step: 'answered'; status: number; ms: number; body: string }
  | { step: 'failed'; message: string }

const TRIAL_TIMEOUT_MS = 30_000

/** Sends the real call and always resolves: with a response, or with the reason why there is none (ERR-02). */
export async function sendTrial(endpoint: ApiEndpoint, filled: FilledTrial): Promise<TrialEnd> {
  try {
    const init = toInit(endpoint, filled)
    const startedAt = performance.now()
    const { status, body } = await ask(API_PATH + requestPath(endpoint, filled.values), init)
    return { step: 'answered', status, ms: Math.round(performance.now() - startedAt), body: readable(body) }
  } catch (error) {
    return { step: 'failed', message: messageOf(error) }
  }
}

function toInit({ method, auth, body: bodySchema }: ApiEndpoint, { body, token }: FilledTrial): RequestInit {
  const headers = new Headers({ accept: 'application/json' })
  if (token && auth !== 'none') headers.set('authorization', `Bearer ${token}`)
  if (bodySchema === null) return { method, headers }
  headers.set('content-type', 'application/json')
  return { method, headers, body }
}

async function ask(path: string, init: RequestInit): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TRIAL_TIMEOUT_MS) })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw noResponse(error)
  }
}
