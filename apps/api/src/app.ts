import { getOpenApi } from '@ahia/contracts/documents'
import { endpoints } from '@ahia/contracts/endpoints'
import { BRAND } from '@ahia/reference/brand'
import { Hono } from 'hono'
import { createAccessTokens } from '#accounts/access-token.ts'
import { accountOwner } from '#accounts/bearer.ts'
import type { DeletionDeps } from '#accounts/delete-my-account.ts'
import type { ExportDeps } from '#accounts/export-my-data.ts'
import { createGrantTokens } from '#accounts/grant-token.ts'
import { createIsSessionOpen } from '#accounts/is-session-open.ts'
import { createPasswords } from '#accounts/passwords.ts'
import { sessionRoutes, shopSessionRoutes } from '#accounts/session.routes.ts'
import { shopSignUpRoutes, signUpRoutes } from '#accounts/sign-up.routes.ts'
import { userRoutes } from '#accounts/user.routes.ts'
import { assistantRoutes } from '#assistant/assistant.routes.ts'
import type { AssistantDeps } from '#assistant/assistant-deps.ts'
import type { AddToCartDeps } from '#cart/add-to-cart.ts'
import { cartRoutes } from '#cart/cart.routes.ts'
import { deleteCartOf } from '#cart/delete-cart-of.ts'
import { listKeptItems } from '#cart/list-kept-items.ts'
import { catalogRoutes, searchRoutes } from '#catalog/catalog.routes.ts'
import type { MatchDeps } from '#catalog/find-many-matches.ts'
import { createGetChoiceNow } from '#catalog/get-choice.ts'
import { checkoutRoutes } from '#checkout/checkout.routes.ts'
import { type CheckoutDeps, createCheckoutSources } from '#checkout/checkout-deps.ts'
import { contactRoutes, logisticsRoutes } from '#content/contact.routes.ts'
import { findNewsletterStatus } from '#content/find-newsletter-status.ts'
import { forgetEnquiriesOf } from '#content/forget-enquiries-of.ts'
import { listEnquiriesOf } from '#content/list-enquiries-of.ts'
import { newsletterRoutes } from '#content/newsletter.routes.ts'
import type { EnquiryDeps } from '#content/receive-enquiry.ts'
import type { NewsletterDeps } from '#content/subscribe-to-newsletter.ts'
import { termsRoutes } from '#content/terms.routes.ts'
import { deliveryRoutes } from '#delivery/delivery.routes.ts'
import { createMediaRoutes } from '#media/media.routes.ts'
import type { MediaDeps } from '#media/media-deps.ts'
import type { PictureStore } from '#media/picture-store.ts'
import { createTakePicture } from '#media/take-picture.ts'
import { mailboxRoutes } from '#notifications/mailbox.routes.ts'
import { counterRoutes } from '#orders/counter.routes.ts'
import { listAllOrders } from '#orders/list-all-orders.ts'
import { ordersRoutes } from '#orders/orders.routes.ts'
import { takeNamesOut } from '#orders/take-names-out.ts'
import { paymentsRoutes } from '#payments/payments.routes.ts'
import type { PaymentsDeps } from '#payments/payments-deps.ts'
import { webhookRoutes } from '#payments/webhook.routes.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { methodNotAllowed, notFound } from '#platform/http/http.errors.ts'
import { toOpenApi } from '#platform/http/openapi.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import { logRefusal, toRefusal } from '#platform/http/refusal.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ShortMemory } from '#platform/short-memory.ts'
import type { LanguageModel } from '#providers/language-model/language-model.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import { referenceRoutes } from '#reference/reference.routes.ts'
import { forgetAuthor } from '#reviews/forget-author.ts'
import { listOwnReviews } from '#reviews/list-own-reviews.ts'
import { reviewsRoutes } from '#reviews/reviews.routes.ts'
import { ownShopRoutes } from '#shops/own-shop.routes.ts'
import { shopCounterRoutes } from '#shops/shop-counter.routes.ts'
import { shopsRoutes } from '#shops/shops.routes.ts'
import { subscriptionsRoutes } from '#subscriptions/subscriptions.routes.ts'
import { deleteWishesOf } from '#wishlist/delete-wishes-of.ts'
import { listWishes } from '#wishlist/list-wishes.ts'
import { wishlistRoutes } from '#wishlist/wishlist.routes.ts'
import { BASE_PATH, endpointLookup } from './api-endpoints.ts'
import type { Db } from './tables.ts'

/** What misspelt words may mean changes as seldom as the market learns a word. */
const READINGS = { freshMs: 60_000, keepMs: 600_000, max: 2_000, atOnce: 4 }

/** Only of words that thousands of products have. */
const MATCH_COUNTS = { freshMs: 30_000, keepMs: 60_000, max: 500, atOnce: 2 }

let document: string | null = null

/** Made when it is first asked for: no start waits for it. */
function getDocument(): string {
  document ??= JSON.stringify(
    toOpenApi({ title: `${BRAND.name} API`, version: '1', baseUrl: BASE_PATH, endpoints }),
  )
  return document
}

type Deps = AddToCartDeps &
  AssistantDeps &
  CheckoutDeps &
  MatchDeps &
  NewsletterDeps &
  EnquiryDeps &
  DeletionDeps &
  ExportDeps &
  MediaDeps &
  PaymentsDeps
export type Api = Hono<ApiEnv<Deps>>

type Parts = {
  db: Db
  log: Log
  limits: RateLimits
  /** What the links in a mail begin with. */
  publicUrl: string
  secrets: Secrets
  mailWay: 'smtp' | 'mailbox'
  /** Whether there are pages for developers, and with them whoever plays shop and staff. */
  /** Whether somebody may play shop and staff. */
  hasCounter: boolean
  payments: PaymentProvider
  pictures: PictureStore
  /** null: the assistant uses its own words. */
  languageModel: LanguageModel | null
  modelCallsPerDay: number
}

/** Which slice answers which URL. Paths are the specification's, folder names are ours; they meet here alone. */
export function createApp({
  db,
  log,
  limits,
  publicUrl,
  secrets,
  mailWay,
  hasCounter,
  payments,
  pictures,
  languageModel,
  modelCallsPerDay,
}: Parts): Api {
  const deps: Deps = {
    db,
    log,
    limits,
    publicUrl,
    secrets,
    payments,
    pictures,
    languageModel,
    modelCallsPerDay,
    takePicture: createTakePicture(),
    passwords: createPasswords(),
    accessTokens: createAccessTokens({ secrets, publicUrl }),
    grantTokens: createGrantTokens({ secrets, publicUrl }),
    isSessionOpen: createIsSessionOpen({ db }),
    getChoiceNow: createGetChoiceNow({ db }),
    checkoutSources: createCheckoutSources({ db }),
    findNewsletterStatus: (email) => findNewsletterStatus({ db }, email),
    listEnquiriesOf: (email) => listEnquiriesOf({ db }, email),
    listKeptItems: (accountId) => listKeptItems({ db }, accountId),
    listWishes: (accountId) => listWishes(db.read, accountId),
    listAllOrders: (accountId) => listAllOrders(db.read, accountId),
    listOwnReviews: (accountId) => listOwnReviews(db.read, accountId),
    deleteBelongings: async (tx, { accountId, email }) => {
      await takeNamesOut(tx, accountId)
      await forgetAuthor(tx, accountId)
      await deleteCartOf(tx, accountId)
      await deleteWishesOf(tx, accountId)
      await forgetEnquiriesOf(tx, email)
    },
    matchCounts: new ShortMemory(MATCH_COUNTS),
    readings: new ShortMemory(READINGS),
  }
  const app: Api = new Hono<ApiEnv<Deps>>({ strict: false })
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })

  app.route(`${BASE_PATH}/ai`, assistantRoutes)
  app.route(`${BASE_PATH}/cart`, cartRoutes)
  app.route(`${BASE_PATH}/contact`, contactRoutes)
  app.route(`${BASE_PATH}/delivery`, deliveryRoutes)
  app.route(`${BASE_PATH}/logistics`, logisticsRoutes)
  app.route(`${BASE_PATH}/products`, catalogRoutes)
  app.route(`${BASE_PATH}/products`, reviewsRoutes)
  app.route(`${BASE_PATH}/newsletter`, newsletterRoutes)
  app.route(`${BASE_PATH}/orders`, checkoutRoutes)
  app.route(`${BASE_PATH}/orders`, ordersRoutes)
  app.route(`${BASE_PATH}/orders`, paymentsRoutes)
  app.route(`${BASE_PATH}/reference`, referenceRoutes)
  app.route(`${BASE_PATH}/s3`, createMediaRoutes(accountOwner))
  app.route(`${BASE_PATH}/search`, searchRoutes)
  app.route(`${BASE_PATH}/shop`, shopSignUpRoutes)
  app.route(`${BASE_PATH}/shop`, shopSessionRoutes)
  app.route(`${BASE_PATH}/shop`, ownShopRoutes)
  app.route(`${BASE_PATH}/shops`, shopsRoutes)
  app.route(`${BASE_PATH}/subscriptions`, subscriptionsRoutes)
  app.route(`${BASE_PATH}/terms`, termsRoutes)
  app.route(`${BASE_PATH}/user`, signUpRoutes)
  app.route(`${BASE_PATH}/user`, sessionRoutes)
  app.route(`${BASE_PATH}/user`, userRoutes)
  app.route(`${BASE_PATH}/wishlist`, wishlistRoutes)
  app.route(`${BASE_PATH}/webhooks`, webhookRoutes)
  if (hasCounter) app.route(`${BASE_PATH}/dev/counter`, counterRoutes)
  if (hasCounter) app.route(`${BASE_PATH}/dev/counter/shops`, shopCounterRoutes)
  if (mailWay === 'mailbox') app.route(`${BASE_PATH}/dev/mailbox`, mailboxRoutes)
  app.get(`${BASE_PATH}${getOpenApi.path}`, (c) =>
    c.body(getDocument(), 200, { 'content-type': getOpenApi.mediaType }),
  )

  app.notFound((c) => {
    const allowed = endpointLookup.allowedMethods(c.req.path)
    const { requestId } = c.env.caller
    if (allowed.length === 0) return refuse(notFound(), requestId)
    return refuse(methodNotAllowed(allowed), requestId, { allow: allowed.join(', ') })
  })
  app.onError((error, c) => {
    const { requestId } = c.env.caller
    logRefusal(log, error, requestId)
    return refuse(error, requestId)
  })
  return app
}

function refuse(error: unknown, requestId: string, extra: Record<string, string> = {}): Response {
  const { status, headers, body } = toRefusal(error, requestId)
  return Response.json(body, { status, headers: { ...headers, ...extra } })
}
