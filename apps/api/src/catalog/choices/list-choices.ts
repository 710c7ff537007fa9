import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import { type CatalogChoice, selectChoices } from './catalog-choices.sql.ts'
import type { ChoiceIds } from './choice-facts.sql.ts'

export type { CatalogChoice } from './catalog-choices.sql.ts'

/** Current prices, stock, names and shop of all choices, in their order; null where the product does not exist. */
export type ListChoices = (chosen: readonly ChoiceIds[]) => Promise<(CatalogChoice | null)[]>

/** Concurrent checkouts share one query. */
export function createListChoices({ db }: { db: Db }): ListChoices {
  return batch(async (batches: readonly (readonly ChoiceIds[])[]) => {
    const choices = await selectChoices(db.read, batches.flat())
    return batches.map((chosen) => choices.splice(0, chosen.length))
  })
}
