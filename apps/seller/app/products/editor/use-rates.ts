import { getSellerRates } from '@ahia/contracts/seller/listings'
import { shopSession } from '@ahia/shop-session/shop-session'
import { useEffect, useState } from 'react'
import type { SellerRates } from './editor-context.ts'

/** SELL-17: without them the editor works as well, it only says less. */
export function useRates(): SellerRates | null {
  const [rates, setRates] = useState<SellerRates | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const load = () => {
      shopSession.call(getSellerRates, {}, { signal: controller.signal }).then(setRates, () => undefined)
    }
    load()
    addEventListener('online', load)
    return () => {
      controller.abort()
      removeEventListener('online', load)
    }
  }, [])
  return rates
}
