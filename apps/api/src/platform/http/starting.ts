import type { RequestListener } from 'node:http'
import { DomainError } from '#platform/domain-error.ts'
import { newId } from '#platform/ids.ts'
import { toRefusal } from './refusal.ts'

/** While the house opens: alive, but come back in a moment. */
export const answerNotYet: RequestListener = (request, response) => {
  if (request.url === '/healthz') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok')
    return
  }
  const notYet = new DomainError('UNAVAILABLE', 'The market is opening. Try again in a moment.', {
    retryAfterSeconds: 2,
  })
  const { status, headers, body } = toRefusal(notYet, newId())
  response.writeHead(status, { ...headers, refresh: '2' }).end(JSON.stringify(body))
}
