import type { Source } from '../rank/candidate-query.rules.ts'
import { isModifierOnly, toTextQuery } from '../rank/text-query.rules.ts'
import { findBroadTerm, sourceOfKind } from '../understand/find-broad-term.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'
import { type Found, plain, type Search, type Step, whole } from './search-step.ts'

const MOST_THINGS = 4

/** 'rice, beans and oil', or words of which each names a thing of its own. */
export const eachOfSeveral: Step = async ({ ask, understood: { listedTerms, isSentence, terms } }) => {
  const each = listedTerms ?? (isSentence ? null : listOf(terms))
  const all = each && (await askForEach(ask, each, listedTerms !== null))
  if (all && (listedTerms || all.answer.things === all.sources.length))
    return { ...all, isList: listedTerms !== null }
  return all && terms.length > 2 && all.answer.things >= 2 ? { ...all, isClose: true } : null
}

/** 'dog leash collar plate': the dog belongs to each. */
function listOf(words: readonly QueryTerm[]): QueryTerm[][] {
  const shared = words.filter(({ typed }) => isModifierOnly(typed))
  return words.filter(({ typed }) => !isModifierOnly(typed)).map((word) => [...shared, word])
}

/** Of each thing only what it is: of 'milk and sugar' no meter for blood sugar. Where no 'and' says that they are several, all count. */
async function askForEach(ask: Search['ask'], each: QueryTerm[][], isSpoken: boolean): Promise<Found | null> {
  const parts = each.filter((part) => part.length > 0)
  if (parts.length < 2 || parts.length > MOST_THINGS) return null
  const sources = parts.map(sourceOfPart)
  const things = whole(await ask(sources, { worst: 'is', isList: true }), sources)
  if (things?.answer.sources === parts.length) return things
  if (things && (isSpoken || things.answer.sources > 1)) return { ...things, isClose: true }
  if (parts.length > 2 && !isSpoken) return null
  return whole(await ask(sources, { worst: 'named', isList: isSpoken }), sources)
}

function sourceOfPart(part: QueryTerm[]): Source {
  const typed = part.flatMap((word) => word.typed.split(' '))
  const kind = findBroadTerm(typed, typed)
  return kind?.otherWords.length === 0 ? sourceOfKind(kind.term) : plain(toTextQuery(findHeadNoun('', part)))
}
