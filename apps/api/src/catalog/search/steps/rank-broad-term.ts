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

/** All products of the broad term, or those of them with the other terms. A term of very many names is searched by the names. */
export async function rankBroadTerm({
  rank,
  understood: { broadTerm, terms, parsed },
}: SearchContext): Promise<StepResult | null> {
  if (broadTerm === null || terms.some(({ products = 0 }) => products > SUBCATEGORY_CANDIDATES)) return null
  const { otherTerms } = broadTerm
  const text = otherTerms.length === 0 ? null : toTextQuery(findHeadNoun(parsed.remainingText, otherTerms))
  const query = text
    ? {
        text: text,
        subcategories: listSubcategories(broadTerm.term),
        headNouns: broadTerm.term.subcategories.length === 0 ? headNounsOf(broadTerm.term) : null,
        excludedTerms: excludedTermsOf(broadTerm.term),
      }
    : toBroadTermQuery(broadTerm.term)
  const otherKnownTerms = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !broadTerm.optionalTerms.some((soft) => soft.typed === typed),
    )
    .map(({ typed }) => typed.split(' ').join(' & '))
  const optionalTerms = broadTerm.optionalTerms.map(({ query }) => query)
  return toStepResult(
    await rank([query], { boostTerms: text ? optionalTerms : [...otherKnownTerms, ...optionalTerms] }),
    [query],
  )
}
