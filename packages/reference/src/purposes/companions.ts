import { CLOTHES_AND_BODY } from './companions/clothes-and-body.ts'
import type { Companion } from './companions/companion.ts'
import { OUTDOORS } from './companions/outdoors.ts'
import { PANTRY } from './companions/pantry.ts'
import { TECH_AND_HOME } from './companions/tech-and-home.ts'

/** What goes with what. What the name of a thing says counts before the shelf it stands on, the first line before others. */
export const COMPANIONS: readonly Companion[] = [
  ...TECH_AND_HOME,
  ...OUTDOORS,
  ...PANTRY,
  ...CLOTHES_AND_BODY,
]
