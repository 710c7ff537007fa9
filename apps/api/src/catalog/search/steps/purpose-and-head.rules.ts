import { stemsIn } from '../parse/stems.rules.ts'
import { isModifierOnly, type TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'

/** Kinds so wide that what they are for says more. */
export const WIDE = new Set(
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

export const isAllIn = (words: readonly QueryTerm[], phrase: readonly string[]): boolean =>
  words.every(({ typed }) => stemsIn(typed).every((stem) => phrase.includes(stem)))
