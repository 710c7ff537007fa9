import { stemsIn } from '../parse/stems.rules.ts'
import { toTypeQuery } from '../rank/purpose-candidates.rules.ts'
import {
  type DescribedType,
  findDescribedTypes,
  VERY_SURE,
} from '../understand/find-described-types.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { type SearchContext, type SearchStep, type StepResult, toStepResult } from './search-step.ts'

/** Goods of a kind that was surely described. Whom a gift is for, or what of the body troubles somebody, says more. */
export const matchSureDescription: SearchStep = async ({ rank, understood, termsWithHead }) =>
  understood.purpose?.isGift || (understood.purpose?.isAilment && understood.purpose.phrase.length > 1)
    ? null
    : rankDescribedTypes(
        rank,
        describeTypes(understood).filter(isSurelyFor(understood.parsed.text, termsWithHead)),
      )

/** FIND-10: goods of a kind that was described and not named. */
export const matchDescription: SearchStep = ({ rank, understood }) =>
  rankDescribedTypes(rank, describeTypes(understood))

/** The kinds of goods that are described, with what was misspelt put right. */
function describeTypes({ parsed, terms }: UnderstoodQuery): DescribedType[] {
  const corrected = terms.flatMap(({ match, phrases }) => (match === 'corrected' ? phrases.slice(0, 1) : []))
  return findDescribedTypes([parsed.text, ...corrected].join(' '))
}

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

async function rankDescribedTypes(
  ask: SearchContext['rank'],
  uses: readonly DescribedType[],
): Promise<StepResult | null> {
  const sources = uses.map(({ type }) => toTypeQuery(type))
  if (sources.length === 0) return null
  const found = toStepResult(await ask(sources, { lowestTier: 'is' }), sources)
  return found && { ...found, isClose: true }
}
