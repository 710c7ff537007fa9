import { toBroadTermQuery } from '../rank/broad-term-query.rules.ts'
import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { findBroadTerm } from '../understand/find-broad-term.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import { isModifierOnly } from '../understand/kinds-of-words.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'
import { toCandidateQuery, toStepResult } from './rank-text.ts'
import type { SearchContext, SearchStep, StepResult } from './search-step.ts'

const MAX_PRODUCTS = 4

/** 'rice, beans and oil', or terms of which each names a product. */
export const matchListedProducts: SearchStep = async ({
  rank,
  understood: { listedTerms, isSentence, terms },
}) => {
  const each = listedTerms ?? (isSentence ? null : splitTerms(terms))
  const all = each && (await rankEach(rank, each, listedTerms !== null))
  if (all && (listedTerms || all.ranked.typeQueries === all.queries.length))
    return { ...all, isList: listedTerms !== null }
  return all && terms.length > 2 && all.ranked.typeQueries >= 2 ? { ...all, isClose: true } : null
}

/** 'dog leash collar plate': 'dog' belongs to each. */
function splitTerms(words: readonly QueryTerm[]): QueryTerm[][] {
  const shared = words.filter(({ typed }) => isModifierOnly(typed))
  return words.filter(({ typed }) => !isModifierOnly(typed)).map((word) => [...shared, word])
}

/** Only products of each type: for 'milk and sugar' no meter for blood sugar. Without a written 'and', every term must have some. */
async function rankEach(
  rank: SearchContext['rank'],
  each: QueryTerm[][],
  isWritten: boolean,
): Promise<StepResult | null> {
  const parts = each.filter((part) => part.length > 0)
  if (parts.length < 2 || parts.length > MAX_PRODUCTS) return null
  const queries = parts.map(toPartQuery)
  const found = toStepResult(await rank(queries, { lowestTier: 'product-type', isList: true }), queries)
  if (found?.ranked.matchedQueries === parts.length) return found
  if (found && (isWritten || found.ranked.matchedQueries > 1)) return { ...found, isClose: true }
  if (parts.length > 2 && !isWritten) return null
  return toStepResult(await rank(queries, { lowestTier: 'name', isList: isWritten }), queries)
}

function toPartQuery(part: QueryTerm[]): CandidateQuery {
  const typed = part.flatMap((word) => word.typed.split(' '))
  const broadTerm = findBroadTerm(typed, typed)
  return broadTerm?.otherWords.length === 0
    ? toBroadTermQuery(broadTerm.term)
    : toCandidateQuery(toTextQuery(findHeadNoun('', part)))
}
