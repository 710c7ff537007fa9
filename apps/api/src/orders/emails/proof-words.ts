import { drawQr } from '@ahia/rules/qr/draw-qr'
import type { Secrets } from '#platform/secrets.ts'
import { createDeliveryCodes } from '../parcels/delivery-codes.ts'
import type { DeliveryWords, EmailContext } from './order-emails.ts'

/** SELL-34: the delivery code for an email about one order; null where there is no parcel. */
export function proofWords(secrets: Secrets, { orders }: Pick<EmailContext, 'orders'>): DeliveryWords | null {
  const parcel = orders[0]?.parcel
  if (!parcel) return null
  const codes = createDeliveryCodes(secrets)
  return { code: codes.codeOf(parcel), qr: drawQr(codes.tokenOf(parcel.parcelId)) }
}
