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
// The path of a contract is the prefix in `createApp` and the path in the routes file: POST /orders/checkout is '/orders'
// here and '/checkout' in checkout.routes.ts.
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
import { previewRoutes } from '#catalog/listings/preview.routes.ts'
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
import { disputesRoutes } from '#orders/disputes/disputes.routes.ts'
import { ordersRoutes } from '#orders/orders.routes.ts'
import { paymentsRoutes } from '#payments/payments.routes.ts'
import { webhookRoutes } from '#payments/provider-events/webhook.routes.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { packedText } from '#platform/http/packed-text.ts'
import { questionsRoutes } from '#questions/questions.routes.ts'
import { shopQuestionsRoutes } from '#questions/shop-questions.routes.ts'
import { referenceRoutes } from '#reference/reference.routes.ts'
import { reviewReportsRoutes } from '#reviews/review-reports.routes.ts'
import { reviewsRoutes } from '#reviews/reviews.routes.ts'
import { followingRoutes } from '#shops/following/following.routes.ts'
import { ownShopRoutes } from '#shops/own-shop/own-shop.routes.ts'
import { shopSettingsRoutes } from '#shops/own-shop/shop-settings.routes.ts'
import { subscriptionsRoutes } from '#subscriptions/subscriptions.routes.ts'
import { stopSwitched } from '#switches/stop-switched.ts'
import { switchesRoutes } from '#switches/switches.routes.ts'
import { wishlistRoutes } from '#wishlist/wishlist.routes.ts'
import { type ApiDeps, createApiDeps, type OpenedResources } from './api-deps.ts'
import { BASE_PATH, endpointLookup } from './api-endpoints.ts'
import { devRoutes } from './dev-routes.ts'
import { getOpenApiDocument } from './openapi-document.ts'
import { sellerRoutes } from './seller-routes.ts'

export type Api = Hono<ApiEnv<ApiDeps>>

type Parts = OpenedResources & {
  emailDelivery: 'smtp' | 'mailbox'
  /** Whether the dev console, which stands in for shops and staff, is mounted. */
  hasDevConsole: boolean
}

/** Maps the paths of the specification to our folders, as seller-routes.ts and dev-routes.ts do for theirs; nothing else knows both. */
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
  api.route('/seller', sellerRoutes)
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
  api.get(getOpenApi.path, packedText(getOpenApi.mediaType, getOpenApiDocument))
  if (hasDevConsole) api.route('/dev/console', devRoutes)
  if (emailDelivery === 'mailbox') api.route('/dev/mailbox', mailboxRoutes)

  answerErrors(app, { log: opened.log, lookup: endpointLookup, onForbidden: createRecordForbidden(deps) })
  return app
}
