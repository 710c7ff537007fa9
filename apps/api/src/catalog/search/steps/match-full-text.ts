import { toTextQuery } from '../rank/text-query.rules.ts'
import { toCandidateQuery } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** Here the description says what a product contains; elsewhere it says what it is used with, and a ladder is no lamp. */
const CATEGORIES_WITH_CONTENTS = (['FOOD', 'GROCERY', 'ORGANIC', 'SPA', 'HEALTH'] as const).map(
  (category) => ({
    category,
    subcategoryKey: null,
  }),
)

/** Products with the terms in their description. */
export const matchFullText: SearchStep = async ({
  rank,
  understood: { terms },
  termsWithHead,
  rankAllButIncidental,
}) => {
  const found = await rankAllButIncidental()
  if (found === null) return null
  if (terms.length > 1) return { ...found, isClose: true }
  const inIt = await rank([
    { ...toCandidateQuery(toTextQuery(termsWithHead)), subcategories: CATEGORIES_WITH_CONTENTS },
  ])
  return inIt.candidates === 0 ? 'nothing' : { ranked: inIt, queries: found.queries, isClose: true }
}
