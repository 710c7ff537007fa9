import { getShopDetails } from '@ahia/contracts/seller/shop-details'
import { shopSession } from '@ahia/shop-session/shop-session'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { useEffect, useSyncExternalStore } from 'react'
import { currentOwner } from '#session/current-owner.ts'

type Stored = { owner: string; address: string | null }

/** SELL-30: where a parcel goes back to, on the phone so that slips print without a network. */
const stored = createStoredValue<Stored | null>({
  key: 'seller-return-address',
  event: 'seller-return-address-changed',
  empty: null,
  parse: (json) => {
    const { owner, address } = fieldsOf(json)
    return isText(owner) ? { owner, address: isText(address) ? address : null } : null
  },
})

/** null: the shop has not said one, or this phone has not seen it. */
export function useReturnAddress(): string | null {
  const known = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  useEffect(() => void load(), [])
  return known !== null && known.owner === currentOwner() ? known.address : null
}

async function load(): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  try {
    const { returnAddress } = await shopSession.call(getShopDetails, {})
    await stored.change(() => ({ owner, address: returnAddress }))
  } catch {} // the slip then has the address as it was last seen
}

export const forgetReturnAddress = (): Promise<void> => stored.change(() => null).catch(() => undefined)
