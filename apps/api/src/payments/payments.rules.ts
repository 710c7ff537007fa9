import { MAX_PAYMENT_NAIRA, MIN_PAYMENT_NAIRA } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'

/** PAY-04: how long the provider is left alone between two questions about one payment. */
export const CHECK_PAUSES_SECONDS = [30, 60, 120, 300, 900, 3600] as const
/** P8: as long as the provider itself tries to tell us. */
export const CHECK_HOURS = 72
/** PAY-04: so long after its goods went back to the shelf a late payment is still honoured, if there are any left. */
export const LATE_PAYMENT_HOURS = 24

/** P5, P6 */
export const isPayable = (amountKobo: Kobo): boolean =>
  amountKobo >= fromNaira(MIN_PAYMENT_NAIRA) && amountKobo <= fromNaira(MAX_PAYMENT_NAIRA)

/** P12, T8: what came is in the currency that was asked for, and not less. */
export const isEnough = (
  payment: { amountKobo: Kobo },
  captured: { amountKobo: Kobo; currency: string },
): boolean => captured.currency === 'NGN' && captured.amountKobo >= payment.amountKobo
