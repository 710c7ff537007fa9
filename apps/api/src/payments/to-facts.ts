import { ZERO } from '@ahia/money/kobo'
import type { ProviderPayment } from '#providers/paystack/payment-provider.ts'
import type { CapturedFacts } from './payments.sql.ts'

/** What we store of the provider's answer about captured money. */
export const toFacts = (captured: ProviderPayment): CapturedFacts => ({
  capturedKobo: captured.amountKobo,
  providerFeeKobo: captured.feesKobo ?? ZERO,
  channel: captured.channel,
  providerId: captured.providerId,
  paidAt: captured.paidAt,
})
