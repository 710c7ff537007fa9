import { readDeliveryAddress } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import { toFailure } from '@ahia/web/forms/use-attempt'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ShownOrder } from './apply-commands.rules.ts'
import { type Address, keepAddress, NEEDS_ADDRESS, readSeen, seen } from './seen-orders.ts'

export type ShownAddress =
  | { state: 'hidden' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; address: Address }

/** SELL-28, SELL-56: where an accepted parcel goes: read once, then from this phone until it has left. */
export function useAddress({ parcel, isWaiting }: ShownOrder): ShownAddress {
  useSyncExternalStore(seen.subscribe, seen.read, seen.read)
  const { _id: parcelId, status } = parcel
  const isShown = NEEDS_ADDRESS.includes(status)
  const known = isShown ? (readSeen().addresses[parcelId]?.address ?? null) : null
  const [message, setMessage] = useState<string | null>(null)
  // The server shows it once it knows that the order is accepted.
  const isMissing = isShown && known === null && !isWaiting
  useEffect(() => {
    if (!isMissing) return
    const load = () => void readAddress(parcelId).catch((error: unknown) => setMessage(wordsOf(error)))
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isMissing, parcelId])
  if (!isShown) return { state: 'hidden' }
  if (known) return { state: 'ready', address: known }
  return message === null ? { state: 'loading' } : { state: 'failed', message }
}

const wordsOf = (error: unknown): string => toFailure(error, "We couldn't load the address.", []).message

async function readAddress(parcelId: SellerOrder['parcel']['_id']): Promise<void> {
  await keepAddress(parcelId, await shopSession.call(readDeliveryAddress, { id: parcelId }))
}
