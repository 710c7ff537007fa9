import { listWords } from '../parse/normalised-text.rules.ts'
import { stemsIn } from '../parse/stems.rules.ts'
import { isVerb, type TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { isAllIn, WIDE } from './purpose-and-head.rules.ts'
import { rankPurpose } from './rank-purpose.ts'
import type { SearchStep } from './search-step.ts'

/** The need says more than the word for the thing. */
export const matchPurpose: SearchStep = async (search) =>
  isServed(search.understood, search.termsWithHead) ? rankPurpose(search) : null

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
