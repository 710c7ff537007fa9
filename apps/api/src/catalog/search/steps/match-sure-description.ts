import { stemsIn } from '../parse/stems.rules.ts'
import { type DescribedType, VERY_SURE } from '../understand/find-described-types.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import { describeTypes, rankDescribedTypes } from './rank-described-types.ts'
import type { SearchStep } from './search-step.ts'

/** Goods of a kind that was surely described. Whom a gift is for, or what of the body troubles somebody, says more. */
export const matchSureDescription: SearchStep = async ({ rank, understood, termsWithHead }) =>
  understood.purpose?.isGift || (understood.purpose?.isAilment && understood.purpose.phrase.length > 1)
    ? null
    : rankDescribedTypes(
        rank,
        describeTypes(understood).filter(isSurelyFor(understood.parsed.text, termsWithHead)),
      )

/** All of a longer name was said, if not in a row ('charger for my laptop'), or very much of what it is for and no thing with it. */
const isSurelyFor = (line: string, headed: TermsWithHead) => {
  const stems = new Set(stemsIn(line))
  const isAsked = REQUEST.test(line) && isKnownHead(headed)
  return ({ type: { called }, score }: DescribedType): boolean =>
    (score >= VERY_SURE && !isAsked) ||
    (called.includes(' ') && stemsIn(called).every((stem) => stems.has(stem)))
}

const REQUEST = /\b(?:looking for|need an?|want an?|which|buy)\b/

const isKnownHead = ({ terms, head }: TermsWithHead): boolean => terms[head]?.match === 'known'
