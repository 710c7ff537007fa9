import type { Reader } from '#tables.ts'
import { type Chosen, findChoices } from './choice.sql.ts'
import type { ChoiceFacts } from './facts.rules.ts'

/** Prices and stock of what was chosen before; null when its product may not be seen any more. */
export async function findSeenChoice(reader: Reader, chosen: Chosen): Promise<ChoiceFacts | null> {
  const [choice] = await findChoices(reader, [chosen])
  return choice?.visibility === 'seen' ? choice : null
}
