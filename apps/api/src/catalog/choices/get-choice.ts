import { batch } from '#platform/batch.ts'
import type { Db, Tx } from '#tables.ts'
import { visibilityError } from '../get-visible-product.ts'
import { type ChoiceIds, type FoundChoice, findChoices } from './choice-facts.sql.ts'
import type { ChoiceFacts } from './facts.rules.ts'

/** Current prices and stock of a choice. Throws for a product that is not visible, like its page. */
export type GetChoice = (chosen: ChoiceIds) => Promise<ChoiceFacts>

/** As the transaction sees it. */
export const getChoiceIn =
  (tx: Tx): GetChoice =>
  async (chosen) => {
    const [choice] = await findChoices(tx, [chosen])
    return orRefused(choice ?? null)
  }

/** For adding to carts: concurrent calls share one query. */
export function createGetChoiceNow({ db }: { db: Db }): GetChoice {
  const ask = batch((chosen: readonly ChoiceIds[]) => findChoices(db.read, chosen))
  return async (chosen) => orRefused(await ask(chosen))
}

function orRefused(choice: FoundChoice | null): ChoiceFacts {
  if (choice?.visibility !== 'visible') throw visibilityError(choice?.visibility ?? 'unknown')
  return choice
}
