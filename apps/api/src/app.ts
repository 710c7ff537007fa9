// Which slice handles which URL. A slice may import slices of lower layers; higher layers are notified by an event
// that jobs.ts delivers, or through a function that api-deps.ts, account-data.ts and shop-data.ts pass in:
//
//    0  platform, providers
//    1  audit, ledger, notifications, media, privacy, reference, switches
//    2  accounts, content, staff
//    3  shops
//    4  catalog
//    5  cart, delivery, wishlist
//    6  orders
//    7  payments, questions, reviews
//    8  checkout, subscriptions
//    9  payouts
//   10  assistant, reports, worklist
//
// Who may call what, traffic classes and limits are part of the contracts (packages/contracts).
import { getOpenApi } from '@ahia/contracts/server/documents'
import { Hono } from 'hono'
import { privacyRoutes } from '#accounts/profile/privacy.routes.ts'
import { userRoutes } from '#accounts/profile/user.routes.ts'
import { shopSignUpRoutes, signUpRoutes } from '#accounts/registration/sign-up.routes.ts'
import { createRecordForbidden } from '#accounts/security-events/record-forbidden.ts'
import { accountOwner } from '#accounts/sessions/bearer.ts'
import { sessionRoutes, shopSessionRoutes } from '#accounts/sessions/session.routes.ts'
import { assistantRoutes } from '#assistant/assistant.routes.ts'
import { cartRoutes } from '#cart/cart.routes.ts'
import { catalogRoutes, searchRoutes } from '#catalog/catalog.routes.ts'
import { importsRoutes } from '#catalog/imports/imports.routes.ts'
import { listingsRoutes } from '#catalog/listings/listings.routes.ts'
import { previewRoutes } from '#catalog/listings/preview.routes.ts'
import { listingDevConsoleRoutes } from '#catalog/listings/review/listing-dev-console.routes.ts'
import { listingStepsRoutes } from '#catalog/listings/steps/listing-steps.routes.ts'
import { ownStockRoutes } from '#catalog/own-stock/own-stock.routes.ts'
import { reportsRoutes } from '#catalog/reports/reports.routes.ts'
import { shopFrontRoutes } from '#catalog/shop-fronts/shop-fronts.routes.ts'
import { windowRoutes } from '#catalog/window/window.routes.ts'
import { checkoutRoutes } from '#checkout/checkout.routes.ts'
import { contactRoutes, logisticsRoutes } from '#content/enquiries/contact.routes.ts'
import { newsletterRoutes } from '#content/newsletter/newsletter.routes.ts'
import { termsRoutes } from '#content/terms/terms.routes.ts'
import { deliveryRoutes } from '#delivery/delivery.routes.ts'
import { createMediaRoutes } from '#media/media.routes.ts'
import { mailboxRoutes } from '#notifications/mailbox.routes.ts'
import { devConsoleRoutes } from '#orders/dev-console.routes.ts'
import { disputesRoutes } from '#orders/disputes/disputes.routes.ts'
import { sellerDisputesRoutes } from '#orders/disputes/seller-disputes.routes.ts'
import { sellerMoneyRoutes } from '#orders/earnings/seller-money.routes.ts'
import { ordersRoutes } from '#orders/orders.routes.ts'
import { orderDocumentsRoutes } from '#orders/seller/order-documents.routes.ts'
import { sellerNewsRoutes } from '#orders/seller/seller-news.routes.ts'
import { sellerOrdersRoutes } from '#orders/seller/seller-orders.routes.ts'
import { sellerParcelsRoutes } from '#orders/seller/seller-parcels.routes.ts'
import { appealDevConsoleRoutes } from '#orders/standing/appeal-dev-console.routes.ts'
import { standingOrdersRoutes } from '#orders/standing/standing.routes.ts'
import { chargebackDevConsoleRoutes } from '#payments/chargebacks/chargeback-dev-console.routes.ts'
import { paymentsRoutes } from '#payments/payments.routes.ts'
import { webhookRoutes } from '#payments/provider-events/webhook.routes.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { questionsRoutes } from '#questions/questions.routes.ts'
import { shopQuestionsRoutes } from '#questions/shop-questions.routes.ts'
import { referenceRoutes } from '#reference/reference.routes.ts'
import { checklistRoutes } from '#reports/checklist/checklist.routes.ts'
import { standingRoutes } from '#reports/standing/standing.routes.ts'
import { todayRoutes } from '#reports/today/today.routes.ts'
import { shopReviewsRoutes } from '#reviews/replies/shop-reviews.routes.ts'
import { reviewReportsRoutes } from '#reviews/review-reports.routes.ts'
import { reviewsRoutes } from '#reviews/reviews.routes.ts'
import { shopDetailsRoutes } from '#shops/details/shop-details.routes.ts'
import { emailChoicesRoutes } from '#shops/email-choices/email-choices.routes.ts'
import { followingRoutes } from '#shops/following/following.routes.ts'
import { holidayRoutes } from '#shops/holidays/holiday.routes.ts'
import { shopHoursRoutes } from '#shops/hours/shop-hours.routes.ts'
import { ownShopRoutes } from '#shops/own-shop/own-shop.routes.ts'
import { shopSettingsRoutes } from '#shops/own-shop/shop-settings.routes.ts'
import { documentsRoutes } from '#shops/review/documents.routes.ts'
import { suspensionsRoutes } from '#shops/review/suspensions.routes.ts'
import { shopDevConsoleRoutes } from '#shops/shop-dev-console.routes.ts'
import { shopTermsRoutes } from '#shops/terms/shop-terms.routes.ts'
import { staffDevConsoleRoutes } from '#staff/demo/staff-dev-console.routes.ts'
import { packageRoutes } from '#subscriptions/package/package.routes.ts'
import { subscriptionsRoutes } from '#subscriptions/subscriptions.routes.ts'
import { stopSwitched } from '#switches/stop-switched.ts'
import { switchesRoutes } from '#switches/switches.routes.ts'
import { wishlistRoutes } from '#wishlist/wishlist.routes.ts'
import { type ApiDeps, createApiDeps, type OpenedResources } from './api-deps.ts'
import { BASE_PATH, endpointLookup } from './api-endpoints.ts'
import { getOpenApiDocument } from './openapi-document.ts'

export type Api = Hono<ApiEnv<ApiDeps>>

type Parts = OpenedResources & {
  emailDelivery: 'smtp' | 'mailbox'
  /** Whether the dev console, which stands in for shops and staff, is mounted. */
  hasDevConsole: boolean
}

/** Maps the paths of the specification to our folders; the only place that knows both. */
export function createApp({ emailDelivery, hasDevConsole, ...opened }: Parts): Api {
  const deps = createApiDeps(opened)
  const app: Api = new Hono<ApiEnv<ApiDeps>>({ strict: false })
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  app.use(stopSwitched({ lookup: endpointLookup, switches: deps.switches }))

  const api = app.basePath(BASE_PATH)
  api.route('/ai', assistantRoutes)
  api.route('/cart', cartRoutes)
  api.route('/contact', contactRoutes)
  api.route('/delivery', deliveryRoutes)
  api.route('/following', followingRoutes)
  api.route('/logistics', logisticsRoutes)
  api.route('/newsletter', newsletterRoutes)
  api.route('/orders', checkoutRoutes)
  api.route('/orders', ordersRoutes)
  api.route('/orders', disputesRoutes)
  api.route('/orders', paymentsRoutes)
  api.route('/products', catalogRoutes)
  api.route('/products', previewRoutes)
  api.route('/products', questionsRoutes)
  api.route('/products', reportsRoutes)
  api.route('/products', reviewsRoutes)
  api.route('/products', reviewReportsRoutes)
  api.route('/reference', referenceRoutes)
  api.route('/s3', createMediaRoutes(accountOwner))
  api.route('/search', searchRoutes)
  api.route('/seller', ownStockRoutes)
  api.route('/seller', listingsRoutes)
  api.route('/seller/products', listingStepsRoutes)
  api.route('/seller/imports', importsRoutes)
  api.route('/seller', sellerOrdersRoutes)
  api.route('/seller', sellerDisputesRoutes)
  api.route('/seller/parcels', sellerParcelsRoutes)
  api.route('/seller', orderDocumentsRoutes)
  api.route('/seller/news', sellerNewsRoutes)
  api.route('/seller/money', sellerMoneyRoutes)
  api.route('/seller/checklist', checklistRoutes)
  api.route('/seller/details', shopDetailsRoutes)
  api.route('/seller/documents', documentsRoutes)
  api.route('/seller/emails', emailChoicesRoutes)
  api.route('/seller/holiday', holidayRoutes)
  api.route('/seller/hours', shopHoursRoutes)
  api.route('/seller/reviews', shopReviewsRoutes)
  api.route('/seller/standing', standingRoutes)
  api.route('/seller/standing', standingOrdersRoutes)
  api.route('/seller/subscription', packageRoutes)
  api.route('/seller/suspension', suspensionsRoutes)
  api.route('/seller/terms', shopTermsRoutes)
  api.route('/seller/today', todayRoutes)
  api.route('/shop', shopSignUpRoutes)
  api.route('/shop', shopSessionRoutes)
  api.route('/shop', ownShopRoutes)
  api.route('/shop', shopQuestionsRoutes)
  api.route('/shop', shopSettingsRoutes)
  api.route('/shops', shopFrontRoutes)
  api.route('/switches', switchesRoutes)
  api.route('/subscriptions', subscriptionsRoutes)
  api.route('/terms', termsRoutes)
  api.route('/user', signUpRoutes)
  api.route('/user', sessionRoutes)
  api.route('/user', userRoutes)
  api.route('/user', privacyRoutes)
  api.route('/webhooks', webhookRoutes)
  api.route('/window', windowRoutes)
  api.route('/wishlist', wishlistRoutes)
  api.get(getOpenApi.path, (c) => c.body(getOpenApiDocument(), 200, { 'content-type': getOpenApi.mediaType }))
  if (hasDevConsole) api.route('/dev/console', devConsoleRoutes)
  if (hasDevConsole) api.route('/dev/console/appeals', appealDevConsoleRoutes)
  if (hasDevConsole) api.route('/dev/console/listings', listingDevConsoleRoutes)
  if (hasDevConsole) api.route('/dev/console/shops', shopDevConsoleRoutes)
  if (hasDevConsole) api.route('/dev/console/chargebacks', chargebackDevConsoleRoutes)
  if (hasDevConsole) api.route('/dev/console/staff', staffDevConsoleRoutes)
  if (emailDelivery === 'mailbox') api.route('/dev/mailbox', mailboxRoutes)

  answerErrors(app, { log: opened.log, lookup: endpointLookup, onForbidden: createRecordForbidden(deps) })
  return app
}
