import { listWords } from '../parse/normalised-text.rules.ts'
import { stemsIn } from '../parse/stems.rules.ts'
import { listPurposeQueries } from '../rank/purpose-candidates.rules.ts'
import { isModifierOnly, isVerb, type TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { type SearchContext, type SearchStep, type StepResult, toStepResult } from './search-step.ts'

/** What is needed says all, and no thing is named beside it. */
export const matchPurposeAlone: SearchStep = async (search) =>
  search.understood.purpose && isPurposeAlone(search.understood.purpose, search.understood)
    ? rankPurpose(search)
    : null

/** The need says more than the word for the thing. */
export const matchPurpose: SearchStep = async (search) =>
  isServed(search.understood, search.termsWithHead) ? rankPurpose(search) : null

async function rankPurpose({
  rank,
  understood: { purpose, terms },
}: SearchContext): Promise<StepResult | null> {
  if (purpose === null) return null
  const boostTerms = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !stemsIn(typed).some((stem) => purpose.phrase.includes(stem)),
    )
    .map(({ query }) => query)
  const queries = listPurposeQueries(purpose)
  const serving = (found: StepResult | null) => found && { ...found, purpose }
  if (purpose.isGift) return serving(toStepResult(await rank(queries, { boostTerms }), queries))
  for (const query of queries) {
    const found = serving(toStepResult(await rank([query], { boostTerms }), [query]))
    if (found) return found
  }
  return null
}

/** Kinds so wide that what they are for says more. */
const WIDE = new Set(
  'medicine drug tablet cream oil tea food drink soap something thing stuff remedy treatment gift present'.split(
    ' ',
  ),
)

/** 'food for 20 people' is more than food: the need has the thing in it. */
export const isPartOfPurpose = (need: FoundPurpose | null, { terms, head }: TermsWithHead): boolean =>
  need !== null &&
  need.phrase.length > 1 &&
  !need.isGift &&
  stemsIn(terms[head]?.typed ?? '').every((stem) => need.phrase.includes(stem) || WIDE.has(stem))

/** A thing was named beside the need: who asks for a mattress for the hostel wants no lantern. */
export const namesProductBesidePurpose = (
  { phrase, isGift, isAilment }: FoundPurpose,
  { terms, head }: TermsWithHead,
): boolean => {
  const { typed = '', match = 'unknown' } = terms[head] ?? {}
  const stems = stemsIn(typed)
  return (
    phrase.length === 1 &&
    !isGift &&
    !isAilment &&
    match === 'known' &&
    !isModifierOnly(typed) &&
    !stems.some((stem) => phrase.includes(stem) || WIDE.has(stem))
  )
}

/** In a sentence, or where the word for the thing is of the need or very wide. */
function isServed(
  { purpose, isSentence, notCarried, terms, parsed }: UnderstoodQuery,
  { head }: TermsWithHead,
): boolean {
  if (purpose === null || notCarried) return false
  // 'old mama that can not walk' tells a trouble and asks for no gift.
  if (purpose.isGift)
    return (
      GIFT.test(parsed.text) ||
      (isAllIn(terms, purpose.phrase) && !listWords(parsed.remainingText).some(isVerb))
    )
  if (purpose.phrase.length > 1) return true
  const stems = stemsIn(terms[head]?.typed ?? '')
  return isSentence || stems.some((stem) => purpose.phrase.includes(stem) || WIDE.has(stem))
}

const GIFT =
  /\b(?:gifts?|presents?|birthday|anniversary|something|anything|surprise|valentine|souvenirs?|things?)\b/

/** Who asks what to use for something does not name what is asked for. */
const ASKS_HOW = /\b(?:what|how|something|anything)\b.*\b(?:to|can|could|do|should)\b/

const isAllIn = (words: readonly QueryTerm[], phrase: readonly string[]): boolean =>
  words.every(({ typed }) => stemsIn(typed).every((stem) => phrase.includes(stem)))

const isPurposeAlone = (
  { phrase, isGift }: FoundPurpose,
  { parsed, terms, isSentence }: UnderstoodQuery,
): boolean =>
  phrase.length > 1 &&
  !isGift &&
  (ASKS_HOW.test(parsed.text) || ((terms.length > 1 || isSentence) && isAllIn(terms, phrase)))
