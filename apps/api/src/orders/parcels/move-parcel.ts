import type { AccountId, ParcelMoveId } from '@ahia/contracts/ids'
import type { DeliveryProof, ParcelStatus, ReturnReason } from '@ahia/reference/parcel-statuses'
import { parcelOriginsOf } from '@ahia/rules/parcels/parcel-steps'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { parcelStepRefused } from '../orders.errors.ts'
import type { Actor } from '../steps/moves.sql.ts'
import { type CancelReason, moveAndRecordParcel, type ParcelState } from './parcels.sql.ts'

/** What is known about a step beside who took it; say only what matters. */
export type ParcelDetails = {
  /** Who of the shop did it. */
  accountId?: AccountId | null
  /** What the clock of the phone showed. */
  phoneTime?: Date
  note?: string
  carrier?: string
  waybill?: string
  arrivesBy?: Date
  closesAt?: Date
  proof?: DeliveryProof
  cancelReason?: CancelReason
  returnReason?: ReturnReason
  countsAgainstShop?: boolean
}

type Step = { to: ParcelStatus; actor: Actor; details?: ParcelDetails }

/** SELL-27: throws when the parcel does not allow the step, so that it never differs from its order. */
export async function moveParcel(
  tx: Tx,
  parcel: ParcelState,
  { to, actor, details = {} }: Step,
): Promise<void> {
  const isMoved = await moveAndRecordParcel(tx, {
    moveId: newId<ParcelMoveId>(),
    parcelId: parcel.id,
    from: parcelOriginsOf(to),
    to,
    actor,
    accountId: details.accountId ?? null,
    phoneTime: details.phoneTime ?? null,
    note: details.note ?? null,
    carrier: details.carrier ?? null,
    waybill: details.waybill ?? null,
    arrivesBy: details.arrivesBy ?? null,
    closesAt: details.closesAt ?? null,
    proof: details.proof ?? null,
    cancelReason: details.cancelReason ?? null,
    returnReason: details.returnReason ?? null,
    countsAgainstShop: details.countsAgainstShop ?? false,
  })
  if (!isMoved) throw parcelStepRefused(parcel.status)
}
