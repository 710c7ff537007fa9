import type { RequestListener } from 'node:http'
import { DomainError } from '../../domain-error.ts'
import { newId } from '../../ids.ts'
import { toErrorAnswer } from '../error-answer.ts'

const notYet = new DomainError('UNAVAILABLE', 'The market is opening. Try again in a moment.', {
  retryAfterSeconds: 2,
})

/** While the app starts: alive, but come back in a moment. */
export function answerNotYet(securityHeaders: Record<string, string>): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') {
      response.writeHead(200, { ...securityHeaders, 'content-type': 'text/plain' }).end('ok')
      return
    }
    const { status, headers, body } = toErrorAnswer(notYet, newId())
    response.writeHead(status, { ...securityHeaders, ...headers, refresh: '2' }).end(JSON.stringify(body))
  }
}
