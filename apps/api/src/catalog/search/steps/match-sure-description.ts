import { stemsIn } from '../parse/stems.rules.ts'
import { type DescribedType, VERY_SURE } from '../understand/find-described-types.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import { describeTypes, rankDescribedTypes } from './rank-described-types.ts'
import type { SearchStep } from './search-step.ts'

/** Products of a type that was clearly described. Who a gift is for, or an ailment, says more. */
export const matchSureDescription: SearchStep = async ({ rank, understood, termsWithHead }) =>
  understood.purpose?.isGift || (understood.purpose?.isAilment && understood.purpose.phrase.length > 1)
    ? null
    : rankDescribedTypes(
        rank,
        describeTypes(understood).filter(isSurelyFor(understood.parsed.text, termsWithHead)),
      )

/** All words of a longer name, in any order ('charger for my laptop'), or a long description without the name of a product. */
const isSurelyFor = (text: string, termsWithHead: TermsWithHead) => {
  const stems = new Set(stemsIn(text))
  const isAsked = REQUEST.test(text) && isKnownHead(termsWithHead)
  return ({ type: { name }, score }: DescribedType): boolean =>
    (score >= VERY_SURE && !isAsked) || (name.includes(' ') && stemsIn(name).every((stem) => stems.has(stem)))
}

const REQUEST = /\b(?:looking for|need an?|want an?|which|buy)\b/

const isKnownHead = ({ terms, headIndex }: TermsWithHead): boolean => terms[headIndex]?.match === 'known'
