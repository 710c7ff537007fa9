import * as chargebacks from '../admin/chargebacks.ts'
import * as disputes from '../admin/disputes.ts'
import * as orders from '../admin/orders.ts'
import * as proposals from '../admin/proposals.ts'
import * as session from '../admin/session.ts'
import * as shops from '../admin/shops.ts'
import * as staff from '../admin/staff.ts'
import * as work from '../admin/work.ts'
import type { Endpoint } from '../endpoint.ts'

/** ADMIN-01: every endpoint of the back office, which answers on an origin of its own. */
export const adminEndpoints: readonly Endpoint[] = [
  chargebacks,
  disputes,
  orders,
  proposals,
  session,
  shops,
  staff,
  work,
]
  .flatMap((slice) => Object.values<unknown>(slice))
  .filter(isEndpoint)

/** The files also export the shapes that their screens use. */
function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
