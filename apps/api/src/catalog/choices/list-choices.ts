import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import { type DescribedChoice, selectChoices } from './described-choices.sql.ts'

export type { DescribedChoice } from './described-choices.sql.ts'

/** Current prices, stock, names and shop of all choices, in their order; null where the product does not exist. */
export type ListChoices = (chosen: readonly ProductChoice[]) => Promise<(DescribedChoice | null)[]>

/** Concurrent checkouts share one query. */
export function createListChoices({ db }: { db: Db }): ListChoices {
  return batch(async (batches: readonly (readonly ProductChoice[])[]) => {
    const choices = await selectChoices(db.read, batches.flat())
    return batches.map((chosen) => choices.splice(0, chosen.length))
  })
}
