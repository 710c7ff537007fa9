import type { DataOf } from '@ahia/contracts/endpoint'
import type { getDeliveryCode } from '@ahia/contracts/orders'
import { drawQr, qrPath } from '@ahia/rules/qr/draw-qr'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { getOwnOrder } from '../get-order.ts'
import { stepRefused } from '../orders.errors.ts'
import type { OwnOrder } from '../steps/lock-own-order.ts'
import { findOwnCode } from './delivery-codes.sql.ts'
import { createDeliveryCodes } from './delivery-codes.ts'

/** SELL-34: the code and the QR of a customer's own parcel, until it ends. T5: nobody else's. */
export async function showDeliveryCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  own: OwnOrder,
): Promise<DataOf<typeof getDeliveryCode>> {
  const found = await findOwnCode(db.read, own)
  if (!found?.isOpen)
    throw stepRefused('This order has no delivery code', (await getOwnOrder(db.read, own)).status)
  const codes = createDeliveryCodes(secrets)
  const token = codes.tokenOf(found.parcelId)
  const qr = drawQr(token)
  return { code: codes.codeOf(found), token, qr: { size: qr.length, path: qrPath(qr) } }
}
