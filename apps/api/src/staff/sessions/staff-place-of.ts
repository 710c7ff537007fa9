import type { Context } from 'hono'
import type { Caller } from '#platform/http/api-env.ts'
import type { StaffPlace } from './open-staff-session.ts'

export const staffPlaceOf = <Env extends { Bindings: { caller: Caller } }>(c: Context<Env>): StaffPlace => ({
  userAgent: c.req.header('user-agent') ?? '',
  clientAddress: c.env.caller.clientAddress,
  requestId: c.env.caller.requestId,
})
