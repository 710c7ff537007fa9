import { SWITCHES, type SwitchName } from '@ahia/reference/staff/switches'
import type { MiddlewareHandler } from 'hono'
import { DomainError } from '#platform/domain-error.ts'
import type { EndpointLookup } from '#platform/http/endpoint-lookup.ts'
import { stopOf } from './stops.rules.ts'
import type { Switches } from './switches.ts'

/** When to try again, for programs; people are asked to come back later. */
const RETRY_SECONDS = 60

const stoppedFor = (name: SwitchName) =>
  new DomainError('STOPPED', SWITCHES[name].words, {
    retryAfterSeconds: RETRY_SECONDS,
    details: { switch: name },
  })

/** ADMIN-53: in front of every route, so that a new endpoint cannot forget it. Reads cost nothing. */
export const stopSwitched =
  ({ lookup, switches }: { lookup: EndpointLookup; switches: Switches }): MiddlewareHandler =>
  async (c, next) => {
    const { method, path } = c.req
    const endpoint = method === 'GET' || method === 'HEAD' ? null : lookup.find(method, path)
    const name = endpoint && stopOf(endpoint, await switches.stopped())
    if (name) throw stoppedFor(name)
    await next()
  }
