import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { cancelOrder } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import type { LoadAnswer } from '@ahia/testing/offer-load'
import { brokenOf, isPoliteError, type Proof, type ProofResult } from '@ahia/testing/proof'
import type { SandboxEndpoint, SandboxFault } from '@ahia/testing/sandbox-control'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { type Hung, hangOn, PAYERS_WHILE_HUNG } from './support/hung-provider.ts'
import { countUnattached } from './support/kept-promise.ts'
import { Payers, readData } from './support/payers.ts'
import { openStall, prepareTrade, type Stall } from './support/trade.ts'

// R7: a customer learns within this time that paying fails.
const ANSWERED_WITHIN_MS = 10_000
/** Once the circuit breaker is open, requests fail without waiting for the provider. */
const QUICK_MS = 1_000
const SLOWER_AT_MOST = 1.5
/** Below this a ratio of two durations says nothing. */
const QUICK_ENOUGH_MS = 25

const COMES_BACK_WITHIN_MS = 90_000
const KINDS = ['500', '502', '429', 'drop', 'truncate', 'delay', 'hang'] as const
const DELAY_MS = 300

type Kind = (typeof KINDS)[number] | 'refuse'
type Seen = { slowestMs: number; impolite: string[]; faulted: number }

export const proof: Proof = {
  name: 'provider',
  promise: 'R7, F3: a sick provider does not sicken the shop, and no money is lost or taken twice',
  run: async () => {
    const postgres = await startThrowAwayPostgres({})
    try {
      const trade = await prepareTrade(await postgres.createDatabase('template'))
      const stall = await openStall(await postgres.createDatabase('market', 'template'), trade)
      const product = stall.open({})
      try {
        await product.opened()
        return await makeSick(new Payers(stall, trade), stall)
      } finally {
        await product.stop()
        await stall.close()
        fs.rmSync(trade.cacheDir, { recursive: true, force: true })
      }
    } finally {
      await postgres.stop()
    }
  },
}

async function makeSick(customers: Payers, stall: Stall): Promise<ProofResult> {
  const { control } = stall.sandbox
  await control.webhooks({ mode: 'withheld' })
  await control.pace({ refundStepMs: 50 })
  const seen: Seen = { slowestMs: 0, impolite: [], faulted: 0 }
  for (const kind of [...KINDS, 'refuse'] as const) await buyAndReturn(customers, { stall, kind, seen })
  const hung = await hangOn(customers, stall)
  await control.clearFaults()
  await letAllCatchUp(stall)
  return judge(stall, seen, hung)
}

/** A customer who buys and gets a refund, while the provider fails at the first attempt of every step. */
async function buyAndReturn(
  customers: Payers,
  { stall, kind, seen }: { stall: Stall; kind: Kind; seen: Seen },
) {
  const ada = customers.next()
  const orderIds = await ada.place()
  const pay = () => ada.post(payOrders.path, { orderIds })
  const { reference } = await throughFault({ stall, kind, seen, endpoint: 'initialize' }, pay)
  await stall.sandbox.control.pay({ reference: String(reference) })
  const verify = () => ada.get(`${verifyPayment.path}?ref=${reference}`)
  await throughFault({ stall, kind, seen, endpoint: 'verify' }, verify)
  await setFault(stall, kind, 'refund')
  await ada.post(cancelOrder.path.replace('{id}', String(orderIds[0])), {})
}

type Faulted = { stall: Stall; kind: Kind; seen: Seen; endpoint: SandboxEndpoint }

/** The first call meets the fault and is answered in time with Retry-After. Later ones succeed. */
async function throughFault(
  { stall, kind, seen, endpoint }: Faulted,
  call: () => Promise<LoadAnswer>,
): Promise<Record<string, unknown>> {
  await setFault(stall, kind, endpoint)
  const deadline = performance.now() + COMES_BACK_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await call()
    seen.slowestMs = Math.max(seen.slowestMs, answer.ms)
    if (answer.status === 200) return readData(answer)
    seen.faulted += 1
    if (!isPoliteError(answer)) seen.impolite.push(`${kind} at ${endpoint}: ${answer.status} ${answer.body}`)
    await pause(Number(answer.headers['retry-after'] ?? 1) * 1000)
  }
  throw new Error(`After ${kind} at ${endpoint} it did not come back`)
}

function setFault({ sandbox: { control } }: Stall, kind: Kind, endpoint: SandboxEndpoint): Promise<void> {
  if (kind === 'refuse') return control.refuseConnections(DELAY_MS)
  const fault: SandboxFault = { endpoint, kind, count: 1, ...(kind === 'delay' ? { ms: DELAY_MS } : {}) }
  return control.fault(fault)
}

/** R11: as if hours had passed, so that reconciliation asks about every payment. */
async function letAllCatchUp({ database, sandbox }: Stall): Promise<void> {
  const deadline = performance.now() + COMES_BACK_WITHIN_MS
  while (performance.now() < deadline) {
    for (const table of ['payments', 'refunds']) {
      await database.query(`update ${table} set check_at = now() where check_at is not null`)
    }
    for (const job of ['check_due_payments', 'send_refunds']) {
      await database.query('select graphile_worker.add_job($1)', [job])
    }
    await pause(500)
    const { rowCount } = await database.query(`select from refunds where status <> 'PROCESSED'`)
    if (rowCount === 0 && (await countUnattached(database, await sandbox.control.captured())) === 0) return
  }
}

async function judge(stall: Stall, seen: Seen, hung: Hung): Promise<ProofResult> {
  const captured = await stall.sandbox.control.captured()
  const { rows } = await stall.database.query<{ back: number }>(
    `select coalesce(sum(amount_kobo), 0)::integer as back from refunds where status = 'PROCESSED'`,
  )
  const refundedKobo = captured.reduce((sum, one) => sum + one.refundedKobo, 0)
  const slowest = Math.max(seen.slowestMs, hung.slowestMs)
  return {
    figures:
      `${seen.faulted} calls met a fault, slowest answer ${(slowest / 1000).toFixed(1)} s; with all hung ${PAYERS_WHILE_HUNG} payers ` +
      `were told within ${(hung.slowestMs / 1000).toFixed(1)} s and the next in ${Math.round(hung.afterwardsMs)} ms; GET /products p99 ` +
      `${hung.p99Ms.toFixed(1)} ms (${hung.baselineMs.toFixed(1)} ms before); ${captured.length} captured, ${refundedKobo} kobo sent back`,
    faults: [
      ...brokenOf({
        [`every call is answered within ${ANSWERED_WITHIN_MS} ms`]: slowest <= ANSWERED_WITHIN_MS,
        [`the breaker is open then: the next is answered within ${QUICK_MS} ms`]:
          hung.afterwardsMs <= QUICK_MS,
        'who looks around does not notice':
          hung.notServed === 0 && hung.p99Ms <= Math.max(QUICK_ENOUGH_MS, hung.baselineMs * SLOWER_AT_MOST),
        'nobody was charged twice': captured.length === KINDS.length + 1,
        'what was to go back went back once': refundedKobo === rows[0]?.back && refundedKobo > 0,
      }),
      ...seen.impolite,
      ...faultsOf(await auditMoney(stall.database, { captured, graceSeconds: 0 })),
    ],
  }
}
