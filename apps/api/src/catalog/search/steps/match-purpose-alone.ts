import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { isAllIn } from './purpose-and-head.rules.ts'
import { rankPurpose } from './rank-purpose.ts'
import type { SearchStep } from './search-step.ts'

/** The purpose is the whole query, and no product is named beside it. */
export const matchPurposeAlone: SearchStep = async (search) =>
  search.understood.purpose && isPurposeAlone(search.understood.purpose, search.understood)
    ? rankPurpose(search)
    : null

/** A question for what to use names no product. */
const ASKS_HOW = /\b(?:what|how|something|anything)\b.*\b(?:to|can|could|do|should)\b/

const isPurposeAlone = (
  { phrase, isGift }: FoundPurpose,
  { parsed, terms, isSentence }: UnderstoodQuery,
): boolean =>
  phrase.length > 1 &&
  !isGift &&
  (ASKS_HOW.test(parsed.text) || ((terms.length > 1 || isSentence) && isAllIn(terms, phrase)))
