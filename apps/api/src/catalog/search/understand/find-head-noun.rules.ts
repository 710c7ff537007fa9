import { QUALITY_WORDS } from '@ahia/reference/assistant/idle-words'
import { findRequested } from './find-requested.rules.ts'
import {
  isContainer,
  isModifierOnly,
  isPerson,
  isSizeWord,
  isVerb,
  saysWhatItDoes,
} from './kinds-of-words.rules.ts'
import type { QueryTerm } from './query-term.rules.ts'

/** `headIndex` and `optional` are places in `terms`; a product need not have the optional ones. */
export type TermsWithHead = { terms: readonly QueryTerm[]; headIndex: number; optional: ReadonlySet<number> }

/** A term and the place of its first token in the text; -1 where the text does not have it, as for a brand that was replaced. */
type PlacedTerm = { at: number; term: QueryTerm; place: number }

type PlacedQuery = {
  tokens: readonly string[]
  terms: readonly PlacedTerm[]
  /** The places of all tokens that belong to a term. */
  places: readonly number[]
  /** Whether there are tokens besides the terms. */
  isSentence: boolean
}

/** The tokens that name the product: from `start` up to `end`, without it. */
type NameSpan = { start: number; end: number; isRequested: boolean }

/**
 * FIND-02: the head noun is the last one before the name ends ('rice cooker for my mum' is a cooker). Terms after 'for' only
 * say what it is for, and are optional. `incidental`: the optional terms that say not even that, but what is done, how large
 * it is, in what it comes or which person it is for.
 */
export function findHeadNoun(
  text: string,
  terms: readonly QueryTerm[],
): TermsWithHead & { incidental: ReadonlySet<number> } {
  const query = placeTerms(text, terms)
  const span = findNameSpan(query)
  const headIndex = chooseHead(query, span) ?? Math.max(0, terms.length - 1)
  const optional = listOptional(query, span, headIndex)
  const incidental = optional.filter((one) => isIncidental(query, one))
  return { terms, headIndex, optional: toIndexes(optional), incidental: toIndexes(incidental) }
}

const toIndexes = (terms: readonly PlacedTerm[]): ReadonlySet<number> => new Set(terms.map(({ at }) => at))

function placeTerms(text: string, terms: readonly QueryTerm[]): PlacedQuery {
  const tokens = text.split(' ').filter((token) => token !== '')
  const placed = terms.map((term, at) => ({
    at,
    term,
    place: tokens.indexOf(term.typed.split(' ')[0] ?? ''),
  }))
  const places = placed.flatMap(({ place, term }) => term.typed.split(' ').map((_, step) => place + step))
  return { tokens, terms: placed, places, isSentence: tokens.length > places.length }
}

/** What follows these words no longer names the product. 'of' is not one: a crate of eggs is eggs. */
const NAME_ENDS = new Set(
  'for with without wey that which in on from by at and or to under below above between not no inside when is are has going can'.split(
    ' ',
  ),
)

/** What follows these words says what the product is for. */
const BEFORE_PURPOSE = new Set(['for', 'inside', 'to', 'against', 'going', 'that', 'when', 'with'])

/** The name begins with what is asked for, else with the first term. */
function findNameSpan(query: PlacedQuery): NameSpan {
  const { tokens, terms, places } = query
  const requested = findRequested(tokens, places)
  if (requested !== null)
    return { start: requested, end: endOfTerms(requested, new Set(places), tokens), isRequested: true }
  const start = terms.find(({ place }) => place >= 0)?.place ?? 0
  const end = tokens.findIndex(
    (token, place) =>
      place > start &&
      (NAME_ENDS.has(token) || /^[,¦?]$/.test(token) || isVerbOfSentence(query, start, token)),
  )
  return { start, end: end < 0 ? tokens.length : end, isRequested: false }
}

/** 'which fan lasts till morning' asks for a fan. */
function endOfTerms(start: number, places: ReadonlySet<number>, tokens: readonly string[]): number {
  let end = start
  while (places.has(end) && (end === start || !saysWhatItDoes(tokens[end] ?? ''))) end += 1
  return end
}

/** A verb behind a name that does not itself begin with one. */
const isVerbOfSentence = ({ tokens, isSentence }: PlacedQuery, start: number, token: string): boolean =>
  isSentence && isVerb(token) && !isVerb(tokens[start] ?? '')

/** The last noun of the name, else the first noun anywhere, else the last word of the name; null when there is none. */
function chooseHead(query: PlacedQuery, { start, end }: NameSpan): number | null {
  const named = query.terms.filter(({ place, term }) => !isNumber(term) && place >= start && place < end)
  const mayBeHead = (one: PlacedTerm): boolean =>
    !isIncidental(query, one) && !QUALITY_WORDS.has(one.term.typed) && !isNumber(one.term)
  return (named.filter(mayBeHead).at(-1) ?? query.terms.find(mayBeHead) ?? named.at(-1))?.at ?? null
}

const isNumber = ({ typed }: QueryTerm): boolean => /^\d/.test(typed)

/** Terms that a product need not have: incidental ones, those behind 'for', and those outside of what is asked for. */
function listOptional(query: PlacedQuery, { start, end, isRequested }: NameSpan, headIndex: number) {
  const purpose = query.tokens.findIndex(
    (token, place) => place > start && (BEFORE_PURPOSE.has(token) || isVerbOfSentence(query, start, token)),
  )
  return query.terms.filter(
    (one) =>
      one.at !== headIndex &&
      !isModifierOnly(one.term.typed) &&
      (isIncidental(query, one) ||
        (purpose >= 0 && one.place > purpose) ||
        (one.place >= 0 && one.place < start) ||
        (isRequested && one.place >= end)),
  )
}

/** What is done, how large it is, in what it comes, or which person it is for. */
const isIncidental = ({ tokens, isSentence }: PlacedQuery, { term: { typed }, place }: PlacedTerm): boolean =>
  (isSentence && (isVerb(typed) || isPerson(typed))) || isSizeWord(typed) || isContainerOfIt(tokens, place)

/** 'a small bottle of vegetable oil', '2 bags rice' */
function isContainerOfIt(tokens: readonly string[], place: number): boolean {
  const isCounted = /^\d+$/.test(tokens[place - 1] ?? '') || tokens[place + 1] === 'of'
  return isCounted && isContainer(tokens[place] ?? '')
}
