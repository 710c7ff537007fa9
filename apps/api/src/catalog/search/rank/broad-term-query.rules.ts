import { CATEGORIES } from '@ahia/reference/categories'
import type { WideKind } from '@ahia/reference/needs/wide-kinds'
import { anyOf } from '../tsquery.rules.ts'
import type { CandidateQuery, Subcategory } from './candidate-query.rules.ts'
import { asHeadNoun } from './text-query.rules.ts'

/** A shop may list its products in a subcategory of another category, so only its name counts. */
export const listSubcategories = ({ shelves }: WideKind): Subcategory[] =>
  shelves.flatMap((name) => CATEGORIES.map((category) => ({ category, subcategoryKey: name.toLowerCase() })))

/** All that a broad term may mean: what is in its subcategories, and what has one of its names. */
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
    headNoun: anyOf(phrases.map(asHeadNoun)),
  }
}
