import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type PaymentSandbox, startPaymentSandbox } from '@ahia/testing/payment-sandbox'
import { type Product, startProduct } from '@ahia/testing/product'
import pg from 'pg'
import { untilServed } from './buyers.ts'
import { copyAccount, signIn, signUp } from './customers.ts'
import { freePort } from './free-port.ts'
import { fillShelves, type Good } from './goods.ts'
import { Visitors } from './visitors.ts'

/** A market that is ready for sales: products in stock, and signed-in customers. */
export type Trade = { tokens: string[]; goods: Good[]; cacheDir: string }

/** What one instance of the product works with: a database, a sandbox, and a port that stays the same over restarts. */
export type Stall = {
  url: string
  database: pg.Pool
  databaseUrl: string
  sandbox: PaymentSandbox
  open(env: Record<string, string>): Product
  close(): Promise<void>
}

const FIRST = 'first@example.com'
/** T11, T20: enough customers that none exceeds a limit. */
const CUSTOMERS = 96
const NO_PROVIDER = 'http://127.0.0.1:9'

/** Fills an empty database once; stalls run on it or on copies of it. */
export async function prepareTrade(databaseUrl: string, customers = CUSTOMERS): Promise<Trade> {
  // A shared compile cache, as there are hundreds of starts.
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-compiled-'))
  const product = startProduct({
    ...likeAStall(databaseUrl, cacheDir),
    DEMO_MARKET: 'true',
    PAYSTACK_BASE_URL: NO_PROVIDER,
    PAYSTACK_SECRET_KEY: 'sk_test_nobody-is-paid-here',
  })
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const market = { visitors: new Visitors([await product.opened()]), database }
    const emails = Array.from({ length: customers }, (_, at) => `customer-${at}@example.com`)
    await signUp(market, FIRST)
    await copyAccount(market, FIRST, emails)
    // In turn: checking a password is made to be slow, and a busy machine would answer sixteen at once too late. When it
    // is too late for one all the same, another session does no harm.
    const tokens: string[] = []
    for (const email of emails)
      tokens.push((await untilServed(() => signIn(market, email), { mayRepeat: true })).token)
    return { tokens, goods: await fillShelves(database), cacheDir }
  } finally {
    await database.end()
    await product.stop()
  }
}

export async function openStall(databaseUrl: string, { cacheDir }: Trade): Promise<Stall> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startPaymentSandbox({ webhookUrl: `${url}/api/v1/webhooks/paystack` })
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  database.on('error', () => {}) // a proof may stop this server
  const always = {
    ...likeAStall(databaseUrl, cacheDir),
    DEMO_MARKET: 'false',
    PORT: String(port),
    PAYSTACK_BASE_URL: sandbox.url,
    PAYSTACK_SECRET_KEY: sandbox.secretKey,
  }
  return {
    url,
    database,
    databaseUrl,
    sandbox,
    open: (env) => startProduct({ ...always, ...env }),
    close: async () => {
      await database.end()
      await sandbox.stop()
    },
  }
}

const likeAStall = (databaseUrl: string, cacheDir: string) => ({
  DATABASE_URL: databaseUrl,
  NODE_COMPILE_CACHE: cacheDir,
  TRUST_PROXY_HOPS: '1',
  BROWSE_LIMIT_PER_MINUTE: '1000000000',
})
