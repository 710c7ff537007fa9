import type { Tier } from '@ahia/reference/packages'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Tx } from '#tables.ts'

/**
 * Serialises choosing a package and announcing a price, so that no shop misses one: its first email names every price that
 * was announced before, and later ones are emailed to it as a subscriber.
 */
export const takePriceTurn = (tx: Tx, tier: Tier): Promise<void> =>
  advisoryLock(tx, `subscription-price:${tier}`)
