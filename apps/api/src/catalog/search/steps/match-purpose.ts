import { listWords } from '../parse/normalised-text.rules.ts'
import { stemsIn } from '../parse/stems.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import { isVerb } from '../understand/kinds-of-words.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { BROAD_NOUNS, isAllIn } from './purpose-and-head.rules.ts'
import { rankPurpose } from './rank-purpose.ts'
import type { SearchStep } from './search-step.ts'

/** The purpose says more than the head noun. */
export const matchPurpose: SearchStep = async (search) =>
  isServed(search.understood, search.termsWithHead) ? rankPurpose(search) : null

/** In a sentence, or where the head noun is part of the purpose or very broad. */
function isServed(
  { purpose, isSentence, notCarried, terms, parsed }: UnderstoodQuery,
  { headIndex }: TermsWithHead,
): boolean {
  if (purpose === null || notCarried) return false
  // 'old mama that can not walk' describes a trouble and asks for no gift.
  if (purpose.isGift)
    return (
      GIFT.test(parsed.text) ||
      (isAllIn(terms, purpose.phrase) && !listWords(parsed.remainingText).some(isVerb))
    )
  if (purpose.phrase.length > 1) return true
  const stems = stemsIn(terms[headIndex]?.typed ?? '')
  return isSentence || stems.some((stem) => purpose.phrase.includes(stem) || BROAD_NOUNS.has(stem))
}

const GIFT =
  /\b(?:gifts?|presents?|birthday|anniversary|something|anything|surprise|valentine|souvenirs?|things?)\b/
