import {
  excludedTermsOf,
  headNounsOf,
  listSubcategories,
  toBroadTermQuery,
} from '../rank/broad-term-query.rules.ts'
import { SUBCATEGORY_CANDIDATES } from '../rank/rank-candidates.sql.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import { toStepResult } from './rank-text.ts'
import type { SearchContext, StepResult } from './search-step.ts'

/** All on the shelves, or what has the other words of it. A word of very many names is searched by them. */
export async function rankBroadTerm({
  rank,
  understood: { broadTerm, terms, parsed },
}: SearchContext): Promise<StepResult | null> {
  if (broadTerm === null || terms.some(({ products = 0 }) => products > SUBCATEGORY_CANDIDATES)) return null
  const { otherTerms } = broadTerm
  const thing = otherTerms.length === 0 ? null : toTextQuery(findHeadNoun(parsed.remainingText, otherTerms))
  const source = thing
    ? {
        text: thing,
        subcategories: listSubcategories(broadTerm.term),
        headNouns: broadTerm.term.shelves.length === 0 ? headNounsOf(broadTerm.term) : null,
        excludedTerms: excludedTermsOf(broadTerm.term),
      }
    : toBroadTermQuery(broadTerm.term)
  const hints = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !broadTerm.optionalTerms.some((soft) => soft.typed === typed),
    )
    .map(({ typed }) => typed.split(' ').join(' & '))
  const soft = broadTerm.optionalTerms.map(({ query }) => query)
  return toStepResult(await rank([source], { boostTerms: thing ? soft : [...hints, ...soft] }), [source])
}
