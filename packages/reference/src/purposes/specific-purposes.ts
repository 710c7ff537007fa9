import { BEAUTY_PURPOSES, HEALTH_PURPOSES } from './health.ts'
import { HOME_PURPOSES } from './home.ts'
import { OUTDOOR_PURPOSES, PET_PURPOSES } from './outdoors.ts'
import type { Purpose } from './purpose.ts'
import { PURSUITS } from './pursuits.ts'
import { TRADES } from './trades.ts'

/** They say more than an occasion or a person. */
export const SPECIFIC_PURPOSES: readonly Purpose[] = [
  ...HEALTH_PURPOSES,
  ...BEAUTY_PURPOSES,
  ...HOME_PURPOSES,
  ...PURSUITS,
  ...TRADES,
  ...OUTDOOR_PURPOSES,
  ...PET_PURPOSES,
]
