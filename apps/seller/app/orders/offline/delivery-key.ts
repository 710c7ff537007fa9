import { getDeliveryKey } from '@ahia/contracts/seller/seller-orders'
import { shopSession } from '@ahia/shop-session/shop-session'
import { fieldsOf, isText, isTime } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'

type StoredKey = { publicKey: string; at: string }

const DAY_MS = 86_400_000

/** SELL-34: the market's public key, for a door where there is no network. The same for every shop. */
const stored = createStoredValue<StoredKey | null>({
  key: 'seller-delivery-key',
  event: 'seller-delivery-key-changed',
  empty: null,
  parse: (json) => {
    const { publicKey, at } = fieldsOf(json)
    return isText(publicKey) && isTime(at) ? { publicKey, at } : null
  },
})

export const readDeliveryKey = (): string | null => stored.read()?.publicKey ?? null

/** Loads it once a day, so that it is there before somebody needs it. */
export async function keepDeliveryKey(now = Date.now()): Promise<void> {
  const known = stored.read()
  if (known && Math.abs(now - Date.parse(known.at)) < DAY_MS) return
  try {
    const { publicKey } = await shopSession.call(getDeliveryKey, {})
    await stored.change(() => ({ publicKey, at: new Date(now).toISOString() }))
  } catch {} // then the server checks QRs
}
