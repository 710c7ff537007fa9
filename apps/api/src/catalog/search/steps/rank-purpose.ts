import { stemsIn } from '../parse/stems.rules.ts'
import { listPurposeQueries } from '../rank/purpose-queries.rules.ts'
import { toStepResult } from './rank-text.ts'
import type { SearchContext, StepResult } from './search-step.ts'

export async function rankPurpose({
  rank,
  understood: { purpose, terms },
}: SearchContext): Promise<StepResult | null> {
  if (purpose === null) return null
  const boostTerms = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !stemsIn(typed).some((stem) => purpose.phrase.includes(stem)),
    )
    .map(({ query }) => query)
  const queries = listPurposeQueries(purpose)
  const serving = (found: StepResult | null) => found && { ...found, purpose }
  if (purpose.isGift) return serving(toStepResult(await rank(queries, { boostTerms }), queries))
  for (const query of queries) {
    const found = serving(toStepResult(await rank([query], { boostTerms }), [query]))
    if (found) return found
  }
  return null
}
