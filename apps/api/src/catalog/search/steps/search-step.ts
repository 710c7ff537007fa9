import type { Source } from '../rank/candidate-query.rules.ts'
import type { MatchDeps } from '../rank/find-many-matches.ts'
import type { MatchRequest } from '../rank/find-matches.ts'
import type { RankedProducts } from '../rank/rank-candidates.sql.ts'
import { gather, type How } from '../rank/rank-candidates.ts'
import { type TermsWithHead, type TextQuery, toTextQuery } from '../rank/text-query.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'

/** What was found, and whether it is all that was asked for. */
export type Found = {
  answer: RankedProducts
  sources: Source[]
  isClose: boolean
  /** The need that it serves, where that was looked for and not a thing. */
  need?: FoundPurpose
  /** Whether each of several things was looked for. */
  isList?: boolean
}

/** One search, as the steps see it; what several of them ask for is asked for once. */
export type Search = {
  deps: MatchDeps
  understood: UnderstoodQuery
  headed: ReturnType<typeof findHeadNoun>
  ask: (sources: Source[], how?: How) => Promise<RankedProducts>
  /** The goods that have all the words. */
  strict: () => Promise<Found | null>
  /** The same without what only says what for. */
  loose: () => Promise<Found | null>
}

/** Looks for one thing: null where there is none and the next step answers, 'nothing' where no other one may. */
export type Step = (search: Search) => Promise<Found | null | 'nothing'>

export function openSearch(deps: MatchDeps, request: MatchRequest, understood: UnderstoodQuery): Search {
  const { parsed, terms } = understood
  const headed = findHeadNoun(parsed.remainingText, terms)
  const ask: Search['ask'] = (sources, how) => gather(deps, request, parsed, sources, how)
  return {
    deps,
    understood,
    headed,
    ask,
    strict: once(() => askFor(ask, toTextQuery({ ...headed, optional: headed.asides }))),
    loose: once(async () => (headed.optional.size > 0 ? askFor(ask, toTextQuery(headed)) : null)),
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => {
    loaded ??= load()
    return loaded
  }
}

export const plain = (thing: TextQuery): Source => ({ thing, shelves: [], nouns: null, never: null })

export const whole = (answer: RankedProducts, sources: Source[]): Found | null =>
  answer.tier === null && answer.sources === 0 ? null : { answer, sources, isClose: !answer.isWhole }

export async function askFor(ask: Search['ask'], thing: TextQuery, how?: How): Promise<Found | null> {
  const sources = [plain(thing)]
  return whole(await ask(sources, how), sources)
}

/** The thing itself, or something with all the words in its name. */
export const isSure = (found: Found | null): found is Found =>
  found?.answer.tier === 'is' || found?.answer.tier === 'named'

export const onlyHead = ({ terms, head }: TermsWithHead): TermsWithHead => ({
  terms,
  head,
  optional: new Set([...terms.keys()].filter((at) => at !== head)),
})
