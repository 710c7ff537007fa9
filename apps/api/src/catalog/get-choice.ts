import type { Reader } from '#tables.ts'
import { type Chosen, findChoice } from './choice.sql.ts'
import type { ChoiceFacts } from './choice-facts.rules.ts'
import { refusalOf } from './get-seen-product.ts'

/** Prices and stock of what was chosen, as of now. Refuses a product that may not be seen, as its page does. */
export async function getChoice(reader: Reader, chosen: Chosen): Promise<ChoiceFacts> {
  const choice = await findChoice(reader, chosen)
  if (choice?.standing !== 'seen') throw refusalOf(choice?.standing ?? 'unknown')
  return choice
}
