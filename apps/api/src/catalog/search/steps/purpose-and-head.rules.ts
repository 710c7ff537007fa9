import { stemsIn } from '../parse/stems.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import { isModifierOnly } from '../understand/kinds-of-words.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'

/** Nouns so broad that the purpose says more. */
export const BROAD_NOUNS = new Set(
  'medicine drug tablet cream oil tea food drink soap something thing stuff remedy treatment gift present'.split(
    ' ',
  ),
)

/** 'food for 20 people' is more than food: the head noun is part of the purpose. */
export const isPartOfPurpose = (purpose: FoundPurpose | null, { terms, headIndex }: TermsWithHead): boolean =>
  purpose !== null &&
  purpose.phrase.length > 1 &&
  !purpose.isGift &&
  stemsIn(terms[headIndex]?.typed ?? '').every(
    (stem) => purpose.phrase.includes(stem) || BROAD_NOUNS.has(stem),
  )

/** A product is named beside the purpose: a search for a mattress for the hostel wants no lantern. */
export const namesProductBesidePurpose = (
  { phrase, isGift, isAilment }: FoundPurpose,
  { terms, headIndex }: TermsWithHead,
): boolean => {
  const { typed = '', match = 'unknown' } = terms[headIndex] ?? {}
  const stems = stemsIn(typed)
  return (
    phrase.length === 1 &&
    !isGift &&
    !isAilment &&
    match === 'known' &&
    !isModifierOnly(typed) &&
    !stems.some((stem) => phrase.includes(stem) || BROAD_NOUNS.has(stem))
  )
}

export const isAllIn = (words: readonly QueryTerm[], phrase: readonly string[]): boolean =>
  words.every(({ typed }) => stemsIn(typed).every((stem) => phrase.includes(stem)))
