import type { PaymentId } from '@ahia/contracts/ids'
import { MAX_PAYMENT_NAIRA, MIN_PAYMENT_NAIRA } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'

/** PAY-04: the pauses between checks of one payment. */
export const CHECK_PAUSES_SECONDS = [30, 60, 120, 300, 900, 3600] as const
/** P8: as long as the provider itself retries its webhooks. */
export const CHECK_HOURS = 72
/** PAY-04: for this long after its hold ended a late payment is still accepted, if the items are in stock. */
export const LATE_PAYMENT_HOURS = 24

/** R7: pay is answered within ten seconds, and a call to the provider may take seven. Later than this none is added. */
export const LAST_CALL_MS = 3_000

/** P5, P6: the provider's smallest and largest payment. */
export const isPayableAmount = (amountKobo: Kobo): boolean =>
  amountKobo >= fromNaira(MIN_PAYMENT_NAIRA) && amountKobo <= fromNaira(MAX_PAYMENT_NAIRA)

/** P12, T8: the captured amount is in naira, and at least the amount due. */
export const isEnough = (
  payment: { amountKobo: Kobo },
  captured: { amountKobo: Kobo; currency: string },
): boolean => captured.currency === 'NGN' && captured.amountKobo >= payment.amountKobo

const ALPHANUMERIC = 36

/** WIN-24: what customers and their banks see of a payment: as unique as its id, but shorter and not an id. */
export const referenceOf = (paymentId: PaymentId): string =>
  `ahia-${BigInt(`0x${paymentId.replaceAll('-', '')}`).toString(ALPHANUMERIC)}`
