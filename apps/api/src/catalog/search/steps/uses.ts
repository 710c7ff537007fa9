import { stemsIn } from '../parse/stems.rules.ts'
import { sourceOfUse } from '../rank/purpose-candidates.rules.ts'
import type { TermsWithHead } from '../rank/text-query.rules.ts'
import {
  type DescribedType,
  findDescribedTypes,
  VERY_SURE,
} from '../understand/find-described-types.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { type Found, type Search, type Step, whole } from './search-step.ts'

/** Goods of a kind that was surely described. Whom a gift is for, or what of the body troubles somebody, says more. */
export const surelyDescribed: Step = async ({ ask, understood, headed }) =>
  understood.purpose?.isGift || (understood.purpose?.isAilment && understood.purpose.phrase.length > 1)
    ? null
    : askForUses(ask, usesDescribedIn(understood).filter(isSurelyFor(understood.parsed.text, headed)))

/** FIND-10: goods of a kind that was described and not named. */
export const described: Step = ({ ask, understood }) => askForUses(ask, usesDescribedIn(understood))

/** The kinds of goods that are described, with what was misspelt put right. */
function usesDescribedIn({ parsed, terms }: UnderstoodQuery): DescribedType[] {
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

async function askForUses(ask: Search['ask'], uses: readonly DescribedType[]): Promise<Found | null> {
  const sources = uses.map(({ type }) => sourceOfUse(type))
  if (sources.length === 0) return null
  const found = whole(await ask(sources, { worst: 'is' }), sources)
  return found && { ...found, isClose: true }
}
