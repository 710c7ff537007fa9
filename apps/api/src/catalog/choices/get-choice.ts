import { batch } from '#platform/batch.ts'
import type { Db, Tx } from '#tables.ts'
import { visibilityError } from '../get-seen-product.ts'
import { type Chosen, type FoundChoice, findChoices } from './choice.sql.ts'
import type { ChoiceFacts } from './facts.rules.ts'

/** Prices and stock of what was chosen, as of now. Throws for a product that may not be seen, as its page does. */
export type GetChoice = (chosen: Chosen) => Promise<ChoiceFacts>

/** As the transaction sees it. */
export const getChoiceIn =
  (tx: Tx): GetChoice =>
  async (chosen) => {
    const [choice] = await findChoices(tx, [chosen])
    return orRefused(choice ?? null)
  }

/** For what is put into carts one by one, by many at the same moment: they share the question. */
export function createGetChoiceNow({ db }: { db: Db }): GetChoice {
  const ask = batch((chosen: readonly Chosen[]) => findChoices(db.read, chosen))
  return async (chosen) => orRefused(await ask(chosen))
}

function orRefused(choice: FoundChoice | null): ChoiceFacts {
  if (choice?.visibility !== 'seen') throw visibilityError(choice?.visibility ?? 'unknown')
  return choice
}
