// The API of the back office: which slice handles which URL. It answers on an origin of its own (ADMIN-01), so nothing of it is
// in app.ts. What each call needs is part of the contracts (packages/contracts/src/admin).
import { API_PATH } from '@ahia/contracts/api-path'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { Hono } from 'hono'
import { GRANT_KEY } from '#accounts/codes/grant-token.ts'
import { assertUncommonPassword } from '#accounts/passwords/common-passwords.ts'
import { createRecordForbidden } from '#accounts/security-events/record-forbidden.ts'
import { ACCESS_KEY } from '#accounts/sessions/access-token.ts'
import { goodsRulesAdminRoutes } from '#catalog/goods-rules/goods-rules-admin.routes.ts'
import { addRuleKind, endRuleKind } from '#catalog/goods-rules/rule-proposals.ts'
import { goodsAdminRoutes } from '#catalog/moderation/goods-admin.routes.ts'
import { searchesAdminRoutes } from '#catalog/search/log/search-log-admin.routes.ts'
import { windowAdminRoutes } from '#catalog/window/window-admin.routes.ts'
import { disputesAdminRoutes } from '#orders/disputes/staff/disputes-admin.routes.ts'
import { ordersAdminRoutes } from '#orders/staff/orders-admin.routes.ts'
import { appealsAdminRoutes } from '#orders/standing/appeals-admin.routes.ts'
import { chargebacksAdminRoutes } from '#payments/chargebacks/answers/chargebacks-admin.routes.ts'
import { refundsAdminRoutes } from '#payments/refunds/staff/refunds-admin.routes.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { createEndpointLookup } from '#platform/http/endpoint-lookup.ts'
import { sameOriginOnly } from '#platform/http/same-origin-only.ts'
import { withoutKeys } from '#platform/secrets.ts'
import { reviewsAdminRoutes } from '#reviews/moderation/reviews-admin.routes.ts'
import { announcementsAdminRoutes } from '#shops/announcements/announcements-admin.routes.ts'
import { sendAnnouncementKind } from '#shops/announcements/plan-announcement.ts'
import { accessReviewsRoutes } from '#staff/access-reviews/access-reviews.routes.ts'
import { invitationsRoutes, ownFactorsRoutes, staffRoutes } from '#staff/members/staff.routes.ts'
import { toProposalKinds } from '#staff/proposals/proposal-kind.ts'
import { proposalsRoutes } from '#staff/proposals/proposals.routes.ts'
import { staffSessionRoutes } from '#staff/sessions/staff-session.routes.ts'
import type { StaffDeps } from '#staff/staff-deps.ts'
import { auditAdminRoutes } from '#worklist/audit/audit-admin.routes.ts'
import { customersAdminRoutes, supportViewsRoutes } from '#worklist/customers/customers-admin.routes.ts'
import { breachesAdminRoutes } from '#worklist/data-requests/breaches-admin.routes.ts'
import { dataRequestsAdminRoutes } from '#worklist/data-requests/data-requests-admin.routes.ts'
import { erasureKind } from '#worklist/data-requests/erasure-proposal.ts'
import { enquiriesAdminRoutes } from '#worklist/enquiries/enquiries-admin.routes.ts'
import { addHolidayKind } from '#worklist/holidays/holiday-proposal.ts'
import { holidaysAdminRoutes } from '#worklist/holidays/holidays-admin.routes.ts'
import { changeRatesKind } from '#worklist/rates/change-rates.ts'
import { ratesAdminRoutes } from '#worklist/rates/rates-admin.routes.ts'
import { shopsAdminRoutes } from '#worklist/shops/shops-admin.routes.ts'
import { switchKind } from '#worklist/switches/switch-proposal.ts'
import { switchesAdminRoutes } from '#worklist/switches/switches-admin.routes.ts'
import { findRoutes, worklistRoutes } from '#worklist/worklist.routes.ts'
import { createOfficeDeps, type OfficeDeps, type OpenedResources } from './api-deps.ts'

type AdminDeps = OfficeDeps & StaffDeps
export type AdminApi = Hono<ApiEnv<AdminDeps>>

export const adminLookup = createEndpointLookup({ basePath: API_PATH, endpoints: adminEndpoints })

type Parts = OpenedResources & { adminUrl: string }

/** ADMIN-38: nothing here can sign for a customer or a shop, whatever it calls: the keys are not to be had. */
export function createAdminDeps({ adminUrl, ...opened }: Parts): AdminDeps {
  const secrets = withoutKeys(opened.secrets, [ACCESS_KEY, GRANT_KEY])
  const ofApi = createOfficeDeps({ ...opened, secrets })
  /** What needs a second person. */
  const proposalKinds = toProposalKinds([
    addRuleKind,
    endRuleKind,
    erasureKind(ofApi),
    switchKind,
    addHolidayKind,
    sendAnnouncementKind,
    changeRatesKind,
  ])
  return { ...ofApi, adminUrl, assertUncommonPassword, proposalKinds }
}

export function createAdminApp(opened: Parts): AdminApi {
  const deps = createAdminDeps(opened)
  const app: AdminApi = new Hono<ApiEnv<AdminDeps>>({ strict: false })
  app.use(sameOriginOnly)
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })

  const api = app.basePath(`${API_PATH}/admin`)
  api.route('/access-review', accessReviewsRoutes)
  api.route('/audit', auditAdminRoutes)
  api.route('/announcements', announcementsAdminRoutes)
  api.route('/appeals', appealsAdminRoutes)
  api.route('/chargebacks', chargebacksAdminRoutes)
  api.route('/disputes', disputesAdminRoutes)
  api.route('/goods', goodsAdminRoutes)
  api.route('/goods-rules', goodsRulesAdminRoutes)
  api.route('/breaches', breachesAdminRoutes)
  api.route('/customers', customersAdminRoutes)
  api.route('/data-requests', dataRequestsAdminRoutes)
  api.route('/enquiries', enquiriesAdminRoutes)
  api.route('/find', findRoutes)
  api.route('/holidays', holidaysAdminRoutes)
  api.route('/invitations', invitationsRoutes)
  api.route('/me', ownFactorsRoutes)
  api.route('/orders', ordersAdminRoutes)
  api.route('/proposals', proposalsRoutes)
  api.route('/rates', ratesAdminRoutes)
  api.route('/refunds', refundsAdminRoutes)
  api.route('/reviews', reviewsAdminRoutes)
  api.route('/searches', searchesAdminRoutes)
  api.route('/session', staffSessionRoutes)
  api.route('/shops', shopsAdminRoutes)
  api.route('/staff', staffRoutes)
  api.route('/switches', switchesAdminRoutes)
  api.route('/window', windowAdminRoutes)
  api.route('/support-views', supportViewsRoutes)
  api.route('/worklist', worklistRoutes)

  const onForbidden = createRecordForbidden({ ...deps, accessTokens: null })
  answerErrors(app, { log: opened.log, lookup: adminLookup, onForbidden })
  return app
}
