import { toBroadTermQuery } from '../rank/broad-term-query.rules.ts'
import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { findBroadTerm } from '../understand/find-broad-term.rules.ts'
import { findHeadNoun, isModifierOnly } from '../understand/find-head-noun.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'
import { toCandidateQuery, toStepResult } from './rank-text.ts'
import type { SearchContext, SearchStep, StepResult } from './search-step.ts'

const MOST_THINGS = 4

/** 'rice, beans and oil', or words of which each names a thing of its own. */
export const matchListedProducts: SearchStep = async ({
  rank,
  understood: { listedTerms, isSentence, terms },
}) => {
  const each = listedTerms ?? (isSentence ? null : listOf(terms))
  const all = each && (await rankEach(rank, each, listedTerms !== null))
  if (all && (listedTerms || all.ranked.typeQueries === all.queries.length))
    return { ...all, isList: listedTerms !== null }
  return all && terms.length > 2 && all.ranked.typeQueries >= 2 ? { ...all, isClose: true } : null
}

/** 'dog leash collar plate': the dog belongs to each. */
function listOf(words: readonly QueryTerm[]): QueryTerm[][] {
  const shared = words.filter(({ typed }) => isModifierOnly(typed))
  return words.filter(({ typed }) => !isModifierOnly(typed)).map((word) => [...shared, word])
}

/** Of each thing only what it is: of 'milk and sugar' no meter for blood sugar. Where no 'and' says that they are several, all count. */
async function rankEach(
  ask: SearchContext['rank'],
  each: QueryTerm[][],
  isSpoken: boolean,
): Promise<StepResult | null> {
  const parts = each.filter((part) => part.length > 0)
  if (parts.length < 2 || parts.length > MOST_THINGS) return null
  const sources = parts.map(sourceOfPart)
  const things = toStepResult(await ask(sources, { lowestTier: 'product-type', isList: true }), sources)
  if (things?.ranked.matchedQueries === parts.length) return things
  if (things && (isSpoken || things.ranked.matchedQueries > 1)) return { ...things, isClose: true }
  if (parts.length > 2 && !isSpoken) return null
  return toStepResult(await ask(sources, { lowestTier: 'name', isList: isSpoken }), sources)
}

function sourceOfPart(part: QueryTerm[]): CandidateQuery {
  const typed = part.flatMap((word) => word.typed.split(' '))
  const kind = findBroadTerm(typed, typed)
  return kind?.otherWords.length === 0
    ? toBroadTermQuery(kind.term)
    : toCandidateQuery(toTextQuery(findHeadNoun('', part)))
}
