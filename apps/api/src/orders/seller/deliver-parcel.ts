import type { ParcelId } from '@ahia/contracts/ids'
import { CODE_TRIES_AT_ONCE, MAX_CODE_TRIES } from '@ahia/contracts/limits'
import { type SellerOrder, sellerOrderSchema } from '@ahia/contracts/shapes/seller-order'
import { z } from 'zod'
import type { Secrets } from '#platform/secrets.ts'
import { runOnce } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { codeLocked, codeWrong, parcelStepRefused } from '../orders.errors.ts'
import { readRestSeconds, takeTry } from '../parcels/delivery-codes.sql.ts'
import { createDeliveryCodes } from '../parcels/delivery-codes.ts'
import { lockShopParcel } from '../parcels/lock-parcel.ts'
import { moveOrders } from '../steps/move-orders.ts'
import { getSellerOrder } from './get-seller-order.ts'
import { type ParcelStep, readStamp } from './take-parcel-step.ts'

type Deliver = ParcelStep & { code?: string | undefined; token?: string | undefined }

const verdictSchema = z.union([
  z.object({ order: sellerOrderSchema }),
  z.object({ triesLeft: z.int() }),
  z.object({ restSeconds: z.int().nullable() }),
])

/**
 * SELL-33, SELL-34: the customer's code or QR proves the delivery. A wrong code is a committed answer and not a failed
 * transaction, so that its try counts; a repeat with the same key uses up no further one.
 */
export async function deliverParcel(
  { db, secrets }: { db: Db; secrets: Secrets },
  step: Deliver,
): Promise<SellerOrder> {
  const { caller, parcelId, requestKey, at, code, token } = step
  const verdict = await runOnce(db, {
    caller,
    requestKey,
    request: ['delivered', parcelId, at, code, token],
    schema: verdictSchema,
    work: async (tx) => {
      const locked = await lockShopParcel(tx, { shopId: caller.shopId, parcelId })
      const stamp = readStamp(step, locked)
      const { parcel, order } = locked
      if (parcel.status !== 'DELIVERED') {
        if (!ON_ITS_WAY.includes(parcel.status)) throw parcelStepRefused(parcel.status)
        const error = token === undefined ? await tryCode(tx, secrets, parcel.id, code ?? '') : null
        if (error) return error
        if (token !== undefined && !createDeliveryCodes(secrets).isTokenOf(parcel.id, token))
          throw codeWrong(0)
        const proof = token === undefined ? 'CODE' : 'QR'
        await moveOrders(tx, {
          orderIds: [order.id],
          to: 'DELIVERED',
          actor: 'SHOP',
          parcel: { ...stamp, proof },
        })
      }
      return { order: await getSellerOrder(tx, { shopId: caller.shopId, orderId: order.id }) }
    },
  })
  if ('order' in verdict) return verdict.order
  throw 'triesLeft' in verdict ? codeWrong(verdict.triesLeft) : codeLocked(verdict.restSeconds)
}

const ON_ITS_WAY: readonly string[] = ['HANDED_OVER', 'AT_POINT', 'RETURNING']

type WrongCode = { triesLeft: number } | { restSeconds: number | null }

/** null for the right code. */
async function tryCode(
  tx: Tx,
  secrets: Secrets,
  parcelId: ParcelId,
  code: string,
): Promise<WrongCode | null> {
  const taken = await takeTry(tx, parcelId)
  if (taken === null) return { restSeconds: await readRestSeconds(tx, parcelId) }
  if (createDeliveryCodes(secrets).isCodeOf({ parcelId, salt: taken.salt }, code)) return null
  const leftBeforeRest = CODE_TRIES_AT_ONCE - (taken.tries % CODE_TRIES_AT_ONCE || CODE_TRIES_AT_ONCE)
  return { triesLeft: Math.min(leftBeforeRest, MAX_CODE_TRIES - taken.tries) }
}
