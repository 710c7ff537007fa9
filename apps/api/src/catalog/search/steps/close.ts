import { toTextQuery, toWeightedTextQuery } from '../rank/text-query.rules.ts'
import { rankText, type SearchStep, toCandidateQuery } from './search-step.ts'

/** Goods that say all the words beside their name: on the shelf, in the shop's name, in a subtitle or a choice. */
export const matchSummary: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found && found.ranked.tier !== 'text' ? found : null
}

/** What else would be shown is of other brands, or another thing. */
export const stopAtBrandNotCarried: SearchStep = async ({ understood }) =>
  understood.notCarried ? 'nothing' : null

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

/** FIND-04: what has some of the words. */
export const matchSomeTerms: SearchStep = async ({
  rank,
  understood: { terms, isSentence },
  termsWithHead,
}) => {
  if (terms.every(({ match }) => match === 'unknown')) return null
  const some = await rankText(rank, toWeightedTextQuery(termsWithHead, isSentence), { isClose: true })
  return some && { ...some, isClose: true }
}
