import { faultPoint } from '#platform/fault-point.ts'
import { type ProviderRefund, ProviderRefused } from '#providers/paystack/payment-provider.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordRefund } from './record-refund.ts'
import { markNeedsAttention, type Refund } from './refunds.sql.ts'

type RefundDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'>

/**
 * Sends a refund that the caller has claimed, or asks what became of it. P18: the provider has no key against doubling,
 * so it is looked up first; one whose answer was lost is found by our id. Lets `ProviderUnreachable` rise.
 */
export async function sendRefundOnce(deps: RefundDeps, refund: Refund): Promise<void> {
  const found = (await findAtProvider(deps, refund)) ?? (await ask(deps, refund))
  if (found === null) return
  faultPoint('K12')
  await recordRefund(deps, refund, found)
}

async function findAtProvider({ payments }: RefundDeps, refund: Refund): Promise<ProviderRefund | null> {
  const all = await payments.listRefunds(refund.reference)
  return all.find(({ ourId }) => ourId === refund.id) ?? null
}

async function ask({ db, log, payments }: RefundDeps, refund: Refund): Promise<ProviderRefund | null> {
  const { id, reference, amountKobo, status } = refund
  if (status !== 'WANTED') return null // it was taken on before, so it is only asked about
  try {
    return await payments.refund({ reference, amountKobo, ourId: id })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    log.error({ refundId: id, reference, code: error.code, reason: error.message }, 'a refund was refused')
    await db.statement((writer) => markNeedsAttention(writer, id))
    return null
  }
}
