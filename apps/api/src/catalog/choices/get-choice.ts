import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import { batch } from '#platform/batch.ts'
import type { Db, Tx } from '#tables.ts'
import { visibilityError } from '../get-visible-product.ts'
import type { ProductVisibility } from '../product-visibility.sql.ts'
import type { PricedChoice } from './priced-choice.rules.ts'
import { findChoices } from './priced-choices.sql.ts'

/** Current prices and stock of a choice. Throws for a product that is not visible, like its page. */
export type GetChoice = (chosen: ProductChoice) => Promise<PricedChoice>

/** As the transaction sees it. */
export const getChoiceIn =
  (tx: Tx): GetChoice =>
  async (chosen) => {
    const [choice] = await findChoices(tx, [chosen])
    return getIfVisible(choice ?? null)
  }

/** For adding to carts: concurrent calls share one query. */
export function createGetChoiceNow({ db }: { db: Db }): GetChoice {
  const ask = batch((chosen: readonly ProductChoice[]) => findChoices(db.read, chosen))
  return async (chosen) => getIfVisible(await ask(chosen))
}

/** Throws for a choice of a product that does not exist or is not visible. */
export function getIfVisible<Choice extends { visibility: ProductVisibility }>(
  choice: Choice | null,
): Choice {
  if (choice?.visibility !== 'visible') throw visibilityError(choice?.visibility ?? 'unknown')
  return choice
}
