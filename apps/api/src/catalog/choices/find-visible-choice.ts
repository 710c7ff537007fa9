import type { Reader } from '#tables.ts'
import { type ChoiceIds, findChoices } from './choice-facts.sql.ts'
import type { ChoiceFacts } from './facts.rules.ts'

/** Current prices and stock of an earlier choice; null when its product is no longer visible. */
export async function findVisibleChoice(reader: Reader, chosen: ChoiceIds): Promise<ChoiceFacts | null> {
  const [choice] = await findChoices(reader, [chosen])
  return choice?.visibility === 'visible' ? choice : null
}
