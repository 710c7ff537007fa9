import { batch } from '#platform/batch.ts'
import type { Db } from '#tables.ts'
import type { Chosen } from './choice.sql.ts'
import { selectChoices, type WholeChoice } from './choices.sql.ts'

export type { WholeChoice } from './choices.sql.ts'

/** Prices, stock, names and sender of all that was chosen, as of now and in its order; null where there is no such product. */
export type ListChoices = (chosen: readonly Chosen[]) => Promise<(WholeChoice | null)[]>

/** Those who buy at the same moment share the question. */
export function createListChoices({ db }: { db: Db }): ListChoices {
  return batch(async (batches: readonly (readonly Chosen[])[]) => {
    const choices = await selectChoices(db.read, batches.flat())
    return batches.map((chosen) => choices.splice(0, chosen.length))
  })
}
