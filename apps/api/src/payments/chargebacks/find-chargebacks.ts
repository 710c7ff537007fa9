import { ProviderRefused, ProviderUnreachable } from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from '../payments-deps.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import {
  claimDueChargebacks,
  claimWatchedPayments,
  hasChargeback,
  listUnknown,
} from './due-chargebacks.sql.ts'

type ChargebackDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/** P8: longer than the provider repeats its webhooks. */
const LOOK_BACK_MS = 4 * 86_400_000
const BATCH = 20
/** One without an answer says nothing about the others; several in a row mean that the provider is down. */
const MOST_UNREACHABLE = 3
/** Less than the quarter of an hour after which the next run starts. */
const ROUND_MS = 600_000

/**
 * PAY-05: finds disputes whose webhook was lost, how open ones stand, and payments that were reversed without a word. Runs
 * every 15 minutes.
 */
export async function findChargebacks(deps: ChargebackDeps): Promise<void> {
  const rounds: Round[] = [
    { claim: claimDueChargebacks, check: checkChargebacks },
    { claim: claimWatchedPayments, check: checkIfReversed },
  ]
  if (!(await checkAll(deps, await listMissed(deps), checkChargebacks))) return
  const end = performance.now() + ROUND_MS
  for (const { claim, check } of rounds) {
    let references: string[]
    do {
      references = await deps.db.statement((writer) => claim(writer, BATCH))
      if (!(await checkAll(deps, references, check))) return
    } while (references.length === BATCH && performance.now() < end)
  }
}

type Check = (deps: ChargebackDeps, reference: string) => Promise<void>
type Round = { claim: typeof claimDueChargebacks; check: Check }

/** One call is enough for most payments; only the others are looked into. */
async function checkIfReversed(deps: ChargebackDeps, reference: string): Promise<void> {
  const isPaid = (await deps.payments.verify(reference))?.status === 'success'
  if (!isPaid || (await hasChargeback(deps.db.read, reference))) await checkChargebacks(deps, reference)
}

async function listMissed({ db, log, payments }: ChargebackDeps): Promise<string[]> {
  try {
    const disputes = await payments.listDisputedSince(new Date(Date.now() - LOOK_BACK_MS))
    return await listUnknown(db.read, disputes)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error
    log.warn({ reason: error.message }, 'disputes could not be listed')
    return []
  }
}

/** Returns false when the provider is down. One that fails must not block the others; its next check is planned. */
async function checkAll(deps: ChargebackDeps, references: readonly string[], check: Check): Promise<boolean> {
  let unreachable = 0
  for (const reference of references) {
    unreachable = (await checkOrLeave(deps, reference, check)) === 'unreachable' ? unreachable + 1 : 0
    if (unreachable === MOST_UNREACHABLE) return false
  }
  return true
}

async function checkOrLeave(
  deps: ChargebackDeps,
  reference: string,
  check: Check,
): Promise<'done' | 'unreachable'> {
  try {
    await check(deps, reference)
    return 'done'
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return 'unreachable'
    deps.log.error({ reference, err: error }, 'a chargeback could not be recorded')
    return 'done'
  }
}
