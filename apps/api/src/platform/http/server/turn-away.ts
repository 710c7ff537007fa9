import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '@ahia/contracts/endpoint'
import type { Log } from '../../log.ts'
import { refusedPage } from '../../pages/refused-page.ts'
import type { Caller } from '../api-env.ts'
import { type ErrorAnswer, logError, toErrorAnswer } from '../error-answer.ts'

export type IncomingRequest = {
  request: IncomingMessage
  response: ServerResponse
  caller: Caller
  urlPath: string
  isApi: boolean
  /** null for pages, unknown addresses and wrong methods. */
  endpoint: Endpoint | null
}

type TurnAwayDeps = { log: Log; headers: Record<string, string> }

/** Answers errors at the edge: a page for people, the API's error envelope for programs. */
export function turnAway(
  { log, headers: common }: TurnAwayDeps,
  incoming: IncomingRequest,
  error: unknown,
): void {
  const { request, response, caller } = incoming
  if (response.destroyed) return // the caller has disconnected
  logError(log, error, caller.requestId)
  if (response.headersSent) {
    response.destroy() // a part of the response was sent: cutting the connection is the only way to signal an error
    return
  }
  const answer = toErrorAnswer(error, caller.requestId)
  const allow: Record<string, string> = answer.status === 405 ? { allow: 'GET, HEAD' } : {}
  // An unread body makes the connection unusable; without a body, closing it would only cost both sides a new one.
  const connection: Record<string, string> = isReading(request) ? {} : { connection: 'close' }
  const { headers, body } = isForPeople(incoming) ? toPage(answer) : toEnvelope(answer)
  response.writeHead(answer.status, { ...common, ...headers, ...allow, ...connection }).end(body)
}

/** Only looks: takes nothing, so it sends no body either. */
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const isForPeople = ({ request, isApi }: IncomingRequest): boolean =>
  !isApi && (request.headers.accept ?? '').includes('text/html')

const toEnvelope = ({ headers, body }: ErrorAnswer) => ({ headers, body: JSON.stringify(body) })

function toPage({ status, headers, body }: ErrorAnswer) {
  const retryAfter = headers['retry-after']
  return refusedPage({
    status,
    message: body.message,
    retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
  })
}
