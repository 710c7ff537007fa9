import { CATEGORIES } from '@ahia/reference/categories'
import type { WideKind } from '@ahia/reference/needs/wide-kinds'
import { anyOf } from '../tsquery.rules.ts'
import type { CandidateQuery, Subcategory } from './candidate-query.rules.ts'
import { asWholeNoun } from './text-query.rules.ts'

/** A shop may put its goods on a shelf of another category, so the name of the shelf counts alone. */
export const listSubcategories = ({ shelves }: WideKind): Subcategory[] =>
  shelves.flatMap((name) => CATEGORIES.map((category) => ({ category, subcategoryKey: name.toLowerCase() })))

/** All that such a word may mean: what is on its shelves, and what has one of its names. */
export const toBroadTermQuery = (kind: WideKind): CandidateQuery => ({
  text: null,
  subcategories: listSubcategories(kind),
  headNouns: headNounsOf(kind),
  excludedTerms: excludedTermsOf(kind),
})

export const excludedTermsOf = ({ never }: WideKind): string | null =>
  never.length === 0 ? null : never.map((word) => `${word}:A`).join(' | ')

export function headNounsOf({ phrases: own, things }: WideKind): CandidateQuery['headNouns'] {
  const phrases = [...own, ...things]
  return {
    allTerms: anyOf(phrases.map((phrase) => `(${phrase.split(' ').join(' & ')})`)),
    headNoun: anyOf(phrases.map(asWholeNoun)),
  }
}
