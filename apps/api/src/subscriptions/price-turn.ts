import type { Tier } from '@ahia/reference/packages'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Tx } from '#tables.ts'

/**
 * Packages that are chosen and prices that are announced wait for each other, so that no shop falls in between: its
 * first email names every price that was announced before, and of those after it is told as a subscriber.
 */
export const takePriceTurn = (tx: Tx, tier: Tier): Promise<void> =>
  advisoryLock(tx, `subscription-price:${tier}`)
