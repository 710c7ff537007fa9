import { toTextQuery } from '../rank/text-query.rules.ts'
import { toCandidateQuery } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** Of these the description tells what is in it; of other goods what they are used with: a ladder is no lamp. */
const SHELVES_WITH_CONTENTS = (['FOOD', 'GROCERY', 'ORGANIC', 'SPA', 'HEALTH'] as const).map((category) => ({
  category,
  subcategoryKey: null,
}))

/** Goods that have the words in their description. */
export const matchFullText: SearchStep = async ({
  rank,
  understood: { terms },
  termsWithHead,
  rankAllTerms,
}) => {
  const found = await rankAllTerms()
  if (found === null) return null
  if (terms.length > 1) return { ...found, isClose: true }
  const inIt = await rank([
    { ...toCandidateQuery(toTextQuery(termsWithHead)), subcategories: SHELVES_WITH_CONTENTS },
  ])
  return inIt.candidates === 0 ? 'nothing' : { ranked: inIt, queries: found.queries, isClose: true }
}
