import { Hono } from 'hono'
import { listingDevConsoleRoutes } from '#catalog/listings/review/listing-dev-console.routes.ts'
import { devConsoleRoutes } from '#orders/dev-console.routes.ts'
import { appealDevConsoleRoutes } from '#orders/standing/appeal-dev-console.routes.ts'
import { chargebackDevConsoleRoutes } from '#payments/chargebacks/chargeback-dev-console.routes.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { shopDevConsoleRoutes } from '#shops/shop-dev-console.routes.ts'
import { staffDevConsoleRoutes } from '#staff/demo/staff-dev-console.routes.ts'
import type { ApiDeps } from './api-deps.ts'

/** The dev console, which stands in for shops and staff, under `/dev/console`. */
export const devRoutes = new Hono<ApiEnv<ApiDeps>>()
devRoutes.route('/', devConsoleRoutes)
devRoutes.route('/appeals', appealDevConsoleRoutes)
devRoutes.route('/listings', listingDevConsoleRoutes)
devRoutes.route('/shops', shopDevConsoleRoutes)
devRoutes.route('/chargebacks', chargebackDevConsoleRoutes)
devRoutes.route('/staff', staffDevConsoleRoutes)
