import { Hono } from 'hono'
import { importsRoutes } from '#catalog/imports/imports.routes.ts'
import { listingsRoutes } from '#catalog/listings/listings.routes.ts'
import { listingStepsRoutes } from '#catalog/listings/steps/listing-steps.routes.ts'
import { ownStockRoutes } from '#catalog/own-stock/own-stock.routes.ts'
import { sellerDisputesRoutes } from '#orders/disputes/seller-disputes.routes.ts'
import { sellerMoneyRoutes } from '#orders/earnings/seller-money.routes.ts'
import { orderDocumentsRoutes } from '#orders/seller/order-documents.routes.ts'
import { sellerNewsRoutes } from '#orders/seller/seller-news.routes.ts'
import { sellerOrdersRoutes } from '#orders/seller/seller-orders.routes.ts'
import { sellerParcelsRoutes } from '#orders/seller/seller-parcels.routes.ts'
import { standingOrdersRoutes } from '#orders/standing/standing.routes.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { checklistRoutes } from '#reports/checklist/checklist.routes.ts'
import { standingRoutes } from '#reports/standing/standing.routes.ts'
import { todayRoutes } from '#reports/today/today.routes.ts'
import { shopReviewsRoutes } from '#reviews/replies/shop-reviews.routes.ts'
import { shopDetailsRoutes } from '#shops/details/shop-details.routes.ts'
import { emailChoicesRoutes } from '#shops/email-choices/email-choices.routes.ts'
import { holidayRoutes } from '#shops/holidays/holiday.routes.ts'
import { shopHoursRoutes } from '#shops/hours/shop-hours.routes.ts'
import { documentsRoutes } from '#shops/review/documents.routes.ts'
import { suspensionsRoutes } from '#shops/review/suspensions.routes.ts'
import { shopTermsRoutes } from '#shops/terms/shop-terms.routes.ts'
import { packageRoutes } from '#subscriptions/package/package.routes.ts'
import type { ApiDeps } from './api-deps.ts'

/** What the Seller Hub calls, under `/seller`. */
export const sellerRoutes = new Hono<ApiEnv<ApiDeps>>()
sellerRoutes.route('/', ownStockRoutes)
sellerRoutes.route('/', listingsRoutes)
sellerRoutes.route('/products', listingStepsRoutes)
sellerRoutes.route('/imports', importsRoutes)
sellerRoutes.route('/', sellerOrdersRoutes)
sellerRoutes.route('/', sellerDisputesRoutes)
sellerRoutes.route('/parcels', sellerParcelsRoutes)
sellerRoutes.route('/', orderDocumentsRoutes)
sellerRoutes.route('/news', sellerNewsRoutes)
sellerRoutes.route('/money', sellerMoneyRoutes)
sellerRoutes.route('/checklist', checklistRoutes)
sellerRoutes.route('/details', shopDetailsRoutes)
sellerRoutes.route('/documents', documentsRoutes)
sellerRoutes.route('/emails', emailChoicesRoutes)
sellerRoutes.route('/holiday', holidayRoutes)
sellerRoutes.route('/hours', shopHoursRoutes)
sellerRoutes.route('/reviews', shopReviewsRoutes)
sellerRoutes.route('/standing', standingRoutes)
sellerRoutes.route('/standing', standingOrdersRoutes)
sellerRoutes.route('/subscription', packageRoutes)
sellerRoutes.route('/suspension', suspensionsRoutes)
sellerRoutes.route('/terms', shopTermsRoutes)
sellerRoutes.route('/today', todayRoutes)
