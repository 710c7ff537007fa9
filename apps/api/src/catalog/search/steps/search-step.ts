import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import type { RankedProducts } from '../rank/rank-candidates.sql.ts'
import { type RankOptions, rankCandidates } from '../rank/rank-candidates.ts'
import { type TextQuery, toTextQuery } from '../rank/text-query.rules.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import { findHeadNoun, type TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'

/** What a step found, and whether it is all that was asked for. */
export type StepResult = {
  ranked: RankedProducts
  queries: CandidateQuery[]
  isClose: boolean
  /** The purpose that the products serve, where the step searched by purpose and not by name. */
  purpose?: FoundPurpose
  /** Whether the query lists several products and each was searched for. */
  isList?: boolean
}

/** One search, as the steps see it. What several steps need is ranked once. */
export type SearchContext = {
  deps: SearchDeps
  understood: UnderstoodQuery
  termsWithHead: ReturnType<typeof findHeadNoun>
  rank: (queries: CandidateQuery[], options?: RankOptions) => Promise<RankedProducts>
  /** Products with all terms. */
  rankAllTerms: () => Promise<StepResult | null>
  /** The same without the terms that only say what it is for. */
  rankRequiredTerms: () => Promise<StepResult | null>
}

/** One way to answer a search: null passes it to the next step, 'nothing' ends the search without products. */
export type SearchStep = (search: SearchContext) => Promise<StepResult | null | 'nothing'>

export function createContext(
  deps: SearchDeps,
  request: SearchRequest,
  understood: UnderstoodQuery,
): SearchContext {
  const { parsed, terms } = understood
  const termsWithHead = findHeadNoun(parsed.remainingText, terms)
  const rank: SearchContext['rank'] = (queries, options) =>
    rankCandidates(deps, request, parsed, queries, options)
  return {
    deps,
    understood,
    termsWithHead,
    rank,
    rankAllTerms: once(() =>
      rankText(rank, toTextQuery({ ...termsWithHead, optional: termsWithHead.asides })),
    ),
    rankRequiredTerms: once(async () =>
      termsWithHead.optional.size > 0 ? rankText(rank, toTextQuery(termsWithHead)) : null,
    ),
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => {
    loaded ??= load()
    return loaded
  }
}

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
  found?.ranked.tier === 'is' || found?.ranked.tier === 'named'

export const requireHeadOnly = ({ terms, head }: TermsWithHead): TermsWithHead => ({
  terms,
  head,
  optional: new Set([...terms.keys()].filter((at) => at !== head)),
})
