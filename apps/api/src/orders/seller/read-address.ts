import type { DataOf } from '@ahia/contracts/endpoint'
import type { AccountId, ParcelId, ShopId } from '@ahia/contracts/ids'
import type { readDeliveryAddress } from '@ahia/contracts/seller/seller-orders'
import { findContact } from '#accounts/profile/find-contact.ts'
import type { Db } from '#tables.ts'
import { parcelNotFound, parcelStepRefused } from '../orders.errors.ts'
import { findAddress, recordAddressRead } from './addresses.sql.ts'

type Address = DataOf<typeof readDeliveryAddress>

/** SELL-28: only once it is accepted, recorded with who read it, and hidden 30 days after delivery. */
export async function readAddress(
  { db }: { db: Db },
  { caller, parcelId }: { caller: { accountId: AccountId; shopId: ShopId }; parcelId: ParcelId },
): Promise<Address> {
  return db.transaction(async (tx) => {
    const found = await findAddress(tx, { shopId: caller.shopId, parcelId })
    if (!found) throw parcelNotFound()
    const { status, isHidden, customerId, ...address } = found
    if (status === 'NEW' || isHidden) throw parcelStepRefused(status)
    await recordAddressRead(tx, { parcelId, accountId: caller.accountId })
    const contact = address.name === null ? await findContact(tx, customerId) : null
    return { ...address, name: address.name ?? contact?.name ?? null }
  })
}
