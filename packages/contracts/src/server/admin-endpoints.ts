import * as accessReviews from '../admin/access-reviews.ts'
import * as announcements from '../admin/announcements.ts'
import * as appeals from '../admin/appeals.ts'
import * as audit from '../admin/audit.ts'
import * as breaches from '../admin/breaches.ts'
import * as chargebacks from '../admin/chargebacks.ts'
import * as customers from '../admin/customers.ts'
import * as dataRequests from '../admin/data-requests.ts'
import * as disputes from '../admin/disputes.ts'
import * as enquiries from '../admin/enquiries.ts'
import * as goods from '../admin/goods.ts'
import * as goodsRules from '../admin/goods-rules.ts'
import * as holidays from '../admin/holidays.ts'
import * as orders from '../admin/orders.ts'
import * as proposals from '../admin/proposals.ts'
import * as rates from '../admin/rates.ts'
import * as refunds from '../admin/refunds.ts'
import * as reviews from '../admin/reviews.ts'
import * as searches from '../admin/searches.ts'
import * as session from '../admin/session.ts'
import * as shops from '../admin/shops.ts'
import * as staff from '../admin/staff.ts'
import * as switches from '../admin/switches.ts'
import * as shopWindow from '../admin/window.ts'
import * as work from '../admin/work.ts'
import type { Endpoint } from '../endpoint.ts'

/** ADMIN-01: every endpoint of the back office, which answers on an origin of its own. */
export const adminEndpoints: readonly Endpoint[] = [
  accessReviews,
  audit,
  announcements,
  appeals,
  breaches,
  chargebacks,
  customers,
  dataRequests,
  disputes,
  enquiries,
  goods,
  goodsRules,
  holidays,
  orders,
  proposals,
  rates,
  refunds,
  reviews,
  searches,
  session,
  shops,
  shopWindow,
  staff,
  switches,
  work,
]
  .flatMap((slice) => Object.values<unknown>(slice))
  .filter(isEndpoint)

/** The files also export the shapes that their screens use. */
function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
