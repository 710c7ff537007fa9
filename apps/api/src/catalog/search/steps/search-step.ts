import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import type { RankedProducts } from '../rank/rank-candidates.sql.ts'
import type { RankOptions } from '../rank/rank-candidates.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'

/** What a step found, and whether it is all that was asked for. */
export type StepResult = {
  ranked: RankedProducts
  queries: CandidateQuery[]
  isClose: boolean
  /** The purpose that the products serve, where the step searched by purpose and not by name. */
  purpose?: FoundPurpose
  /** Whether the shopper enumerates several products and each was searched for. */
  isList?: boolean
}

/** One search, as the steps see it. What several steps need is ranked once. */
export type SearchContext = {
  deps: SearchDeps
  understood: UnderstoodQuery
  termsWithHead: ReturnType<typeof findHeadNoun>
  rank: (queries: CandidateQuery[], options?: RankOptions) => Promise<RankedProducts>
  /** Products with all terms, those after 'for' too. Only incidental ones (`findHeadNoun`) are optional. */
  rankAllButIncidental: () => Promise<StepResult | null>
  /** Products with the required terms: what it is for is optional too. Null where every term is required. */
  rankRequiredTerms: () => Promise<StepResult | null>
}

/** One way to answer a search: null passes it to the next step, 'nothing' ends the search without products. */
export type SearchStep = (search: SearchContext) => Promise<StepResult | null | 'nothing'>
