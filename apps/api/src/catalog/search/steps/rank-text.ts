import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import type { RankedProducts } from '../rank/rank-candidates.sql.ts'
import type { RankOptions } from '../rank/rank-candidates.ts'
import type { TextQuery } from '../rank/text-query.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { SearchContext, StepResult } from './search-step.ts'

export const toCandidateQuery = (text: TextQuery): CandidateQuery => ({
  text,
  subcategories: [],
  headNouns: null,
  excludedTerms: null,
})

export const toStepResult = (ranked: RankedProducts, queries: CandidateQuery[]): StepResult | null =>
  ranked.tier === null && ranked.matchedQueries === 0
    ? null
    : { ranked, queries, isClose: !ranked.hasAllAttributes }

export async function rankText(
  rank: SearchContext['rank'],
  text: TextQuery,
  options?: RankOptions,
): Promise<StepResult | null> {
  const queries = [toCandidateQuery(text)]
  return toStepResult(await rank(queries, options), queries)
}

/** Products that are of the type, or have all terms in their name. */
export const isInName = (found: StepResult | null): found is StepResult =>
  found?.ranked.tier === 'product-type' || found?.ranked.tier === 'name'

export const requireHeadOnly = ({ terms, headIndex }: TermsWithHead): TermsWithHead => ({
  terms,
  headIndex,
  optional: new Set([...terms.keys()].filter((at) => at !== headIndex)),
})
