import path from 'node:path'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import { createPaystack } from './create-paystack.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { startSandbox } from './start-sandbox.ts'

const WEBHOOK_PATH = '/api/v1/webhooks/paystack'

type Opening = {
  config: Config
  secrets: Secrets
  closing: Closing
  log: Log
  /** Where the sandbox sends its webhooks. */
  marketUrl: string
}

type Payments = {
  provider: PaymentProvider
  /** null when there is a provider. */
  sandboxUrl: string | null
}

/** Opens the payment provider; without one the sandbox is started as a child process. */
export async function openPayments({ config, secrets, closing, log, marketUrl }: Opening): Promise<Payments> {
  const { payments } = config
  if (payments.way === 'provider') return { provider: createPaystack(payments), sandboxUrl: null }
  const secretKey = sandboxKey(secrets)
  const baseUrl = await startSandbox({
    port: payments.port,
    secretKey,
    dataDir: path.join(config.dataDir, 'payment-sandbox'),
    webhookUrl: `${marketUrl}${WEBHOOK_PATH}`,
    closing,
    log,
  })
  return { provider: createPaystack({ baseUrl, secretKey }), sandboxUrl: baseUrl }
}

/** For a worker process: the sandbox runs beside the server process. */
export function findPayments({ payments }: Pick<Config, 'payments'>, secrets: Secrets): PaymentProvider {
  if (payments.way === 'provider') return createPaystack(payments)
  return createPaystack({ baseUrl: `http://localhost:${payments.port}`, secretKey: sandboxKey(secrets) })
}

// Made from the one secret of the app, so that all its processes know it.
const sandboxKey = (secrets: Secrets): string =>
  `sk_test_${secrets.deriveKey('payment sandbox').toString('hex')}`
