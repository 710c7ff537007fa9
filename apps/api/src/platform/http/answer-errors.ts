import type { Hono } from 'hono'
import type { Log } from '#platform/log.ts'
import type { ApiEnv } from './api-env.ts'
import type { EndpointLookup } from './endpoint-lookup.ts'
import { logError, toErrorAnswer } from './error-answer.ts'
import { methodNotAllowed, notFound } from './http.errors.ts'
import { type OnForbidden, reportForbidden } from './on-forbidden.ts'

/** API-40: unknown addresses, wrong methods and everything that a handler throws get the one envelope. */
export function answerErrors<Deps>(
  app: Hono<ApiEnv<Deps>>,
  { log, lookup, onForbidden }: { log: Log; lookup: EndpointLookup; onForbidden: OnForbidden },
): void {
  app.notFound((c) => {
    const allowed = lookup.allowedMethods(c.req.path)
    const { requestId } = c.env.caller
    if (allowed.length === 0) return toResponse(notFound(), requestId)
    return toResponse(methodNotAllowed(allowed), requestId, { allow: allowed.join(', ') })
  })
  app.onError(async (error, c) => {
    const { caller } = c.env
    const { requestId } = caller
    logError(log, error, requestId)
    const [userAgent = '', authorization] = [c.req.header('user-agent'), c.req.header('authorization')]
    await reportForbidden({ log, onForbidden }, { error, caller, userAgent, authorization })
    return toResponse(error, requestId)
  })
}

function toResponse(error: unknown, requestId: string, extra: Record<string, string> = {}): Response {
  const { status, headers, body } = toErrorAnswer(error, requestId)
  return Response.json(body, { status, headers: { ...headers, ...extra } })
}
