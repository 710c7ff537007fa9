import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import type { Reader } from '#tables.ts'
import type { PricedChoice } from './priced-choice.rules.ts'
import { findChoices } from './priced-choices.sql.ts'

/** Current prices and stock of an earlier choice; null when its product is no longer visible. */
export async function findVisibleChoice(reader: Reader, chosen: ProductChoice): Promise<PricedChoice | null> {
  const [choice] = await findChoices(reader, [chosen])
  return choice?.visibility === 'visible' ? choice : null
}
