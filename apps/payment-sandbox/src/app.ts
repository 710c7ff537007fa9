import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { answerError, ProviderError } from './api/answers.ts'
import { keyGuard } from './api/key-guard.ts'
import { controlRoutes } from './control/control.routes.ts'
import { disputeControlRoutes } from './control/dispute-control.routes.ts'
import { injectFault } from './control/inject-fault.ts'
import { jsonOnly, loopbackOnly } from './control/loopback-only.ts'
import { limitRate } from './control/rate-limit.ts'
import { disputeFileRoutes, disputeRoutes } from './disputes/disputes.routes.ts'
import { payPageRoutes } from './pay-page/pay-page.routes.ts'
import { refundRoutes } from './refunds/refunds.routes.ts'
import type { Sandbox } from './sandbox.ts'
import { transactionRoutes } from './transactions/transactions.routes.ts'
import { bankRoutes } from './transfers/banks.routes.ts'
import { recipientRoutes } from './transfers/recipients.routes.ts'
import { transferRoutes } from './transfers/transfers.routes.ts'

export type App = ReturnType<typeof createApp>

const PROVIDER_PATHS = [
  '/transaction/*',
  '/refund',
  '/refund/*',
  '/dispute',
  '/dispute/*',
  '/transferrecipient',
  '/bank',
  '/bank/*',
  '/transfer',
  '/transfer/*',
]

/** Which part answers which address: the provider's calls, the levers, and the page where customers pay. */
export function createApp(sandbox: Sandbox, levers: { refuseConnections(ms: number): void }) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(loopbackOnly)
  for (const path of PROVIDER_PATHS) {
    app.use(path, injectFault(sandbox), limitRate(sandbox.rateLimit), keyGuard(sandbox.settings.secretKey))
  }
  app.route('/transaction', transactionRoutes(sandbox))
  app.route('/refund', refundRoutes(sandbox))
  app.route('/dispute', disputeRoutes(sandbox))
  app.route('/dispute-files', disputeFileRoutes(sandbox))
  app.route('/transferrecipient', recipientRoutes(sandbox))
  app.route('/bank', bankRoutes())
  app.route('/transfer', transferRoutes(sandbox))
  app.use('/_control/*', jsonOnly)
  app.route('/_control', controlRoutes(sandbox, levers))
  app.route('/_control', disputeControlRoutes(sandbox))
  app.route('/', payPageRoutes(sandbox))
  app.notFound((c) => c.json({ status: false, message: 'Not found' }, 404))
  app.onError((error, c) => {
    if (error instanceof ProviderError) return answerError(c, error)
    if (error instanceof HTTPException) return error.getResponse()
    process.stderr.write(`payment-sandbox: ${error.stack ?? error.message}\n`)
    return c.json({ status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' }, 500)
  })
  return app
}
