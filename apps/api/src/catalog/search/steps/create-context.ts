import { rankCandidates } from '../rank/rank-candidates.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { rankText } from './rank-text.ts'
import type { SearchContext } from './search-step.ts'

export function createContext(
  deps: SearchDeps,
  request: SearchRequest,
  understood: UnderstoodQuery,
): SearchContext {
  const { parsed, terms, isExact } = understood
  const found = findHeadNoun(parsed.remainingText, terms)
  // WIN-90: of an exact search every word is required.
  const termsWithHead: SearchContext['termsWithHead'] = isExact
    ? { ...found, optional: NONE, incidental: NONE }
    : found
  const rank: SearchContext['rank'] = (queries, options) =>
    rankCandidates(deps, request, parsed, queries, options)
  return {
    deps,
    understood,
    termsWithHead,
    rank,
    rankAllButIncidental: once(() =>
      rankText(rank, toTextQuery({ ...termsWithHead, optional: termsWithHead.incidental })),
    ),
    rankRequiredTerms: once(async () =>
      termsWithHead.optional.size > 0 ? rankText(rank, toTextQuery(termsWithHead)) : null,
    ),
  }
}

const NONE: ReadonlySet<number> = new Set()

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => {
    loaded ??= load()
    return loaded
  }
}
