import { CATEGORIES } from '@ahia/reference/categories'
import type { BroadTerm } from '@ahia/reference/purposes/broad-terms'
import { anyOf } from '../tsquery.rules.ts'
import type { CandidateQuery, Subcategory } from './candidate-query.rules.ts'
import { asHeadNoun } from './text-query.rules.ts'

/** A shop may list its products in a subcategory of another category, so only its name counts. */
export const listSubcategories = ({ subcategories }: BroadTerm): Subcategory[] =>
  subcategories.flatMap((name) =>
    CATEGORIES.map((category) => ({ category, subcategoryKey: name.toLowerCase() })),
  )

/** All that a broad term may mean: what is in its subcategories, and what has one of its names. */
export const toBroadTermQuery = (term: BroadTerm): CandidateQuery => ({
  text: null,
  subcategories: listSubcategories(term),
  headNouns: headNounsOf(term),
  excludedTerms: excludedTermsOf(term),
})

export const excludedTermsOf = ({ excludedWords }: BroadTerm): string | null =>
  excludedWords.length === 0 ? null : excludedWords.map((word) => `${word}:A`).join(' | ')

export function headNounsOf({ phrases: own, productNames }: BroadTerm): CandidateQuery['headNouns'] {
  const phrases = [...own, ...productNames]
  return {
    allTerms: anyOf(phrases.map((phrase) => `(${phrase.split(' ').join(' & ')})`)),
    headNoun: anyOf(phrases.map(asHeadNoun)),
  }
}
