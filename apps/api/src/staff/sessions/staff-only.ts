import type { Endpoint } from '@ahia/contracts/endpoint'
import type { MiddlewareHandler } from 'hono'
import type { StaffActor } from '#audit/record-staff-act.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { coarseNetwork } from '#platform/http/device.rules.ts'
import type { Db } from '#tables.ts'
import { notPermitted, notSignedIn, proofNeeded } from '../staff.errors.ts'
import { hashToken, readSessionCookie } from './session-cookie.ts'
import { findOpenStaffSession, markSeen, type OpenStaffSession } from './staff-sessions.sql.ts'

type StaffEnv<Deps> = {
  Bindings: ApiEnv<Deps>['Bindings']
  Variables: { deps: Deps; staff: StaffActor; staffSession: OpenStaffSession }
}

/**
 * ADMIN-09: lets a colleague through who may do what the endpoint `needs`, with a fresh proof where it asks for one. The handler
 * finds them in `c.var.staff`, ready to be given to a use case as `by`.
 */
export function staffOnly<Deps extends { db: Db }>(endpoint: Endpoint): MiddlewareHandler<StaffEnv<Deps>> {
  const { needs, needsProof, path } = endpoint
  if (needs === undefined) throw new Error(`${path} does not say what it needs`)
  return async (c, next) => {
    const { db } = c.var.deps
    const token = readSessionCookie(c)
    const session = token === null ? null : await findOpenStaffSession(db.read, hashToken(token))
    if (session === null) throw notSignedIn()
    if (session.isToBeMarked) await db.statement((writer) => markSeen(writer, session))
    const role = roleFor(session, needs)
    if (role === null) throw notPermitted()
    if (needsProof && !session.hasProof) throw proofNeeded()
    const { requestId, clientAddress } = c.env.caller
    c.set('staffSession', session)
    c.set('staff', {
      id: session.staffId,
      sessionId: session.id,
      role,
      network: coarseNetwork(clientAddress),
      requestId,
    })
    await next()
  }
}

/** Of the colleague's roles the first that permits it. */
export function roleFor({ roles }: Pick<OpenStaffSession, 'roles'>, needs: NonNullable<Endpoint['needs']>) {
  const permitting = roles.find(({ permissions }) => needs === 'any' || permissions.includes(needs))
  return permitting?.role ?? null
}
