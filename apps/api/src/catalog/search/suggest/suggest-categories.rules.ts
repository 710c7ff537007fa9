import type { Suggestion } from '@ahia/contracts/catalog'
import { CATEGORIES, CATEGORY_LABELS } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { tokenise } from '../parse/tokenise.rules.ts'

type CategorySuggestion = Extract<Suggestion, { kind: 'category' }>

const PLACES: { words: string[]; suggestion: CategorySuggestion }[] = CATEGORIES.flatMap((category) => [
  toPlace({ kind: 'category', label: CATEGORY_LABELS[category], category, subCategory: null }),
  ...SUBCATEGORIES[category]
    .filter((subCategory) => subCategory !== 'OTHER')
    .map((subCategory) => toPlace({ kind: 'category', label: subCategory, category, subCategory })),
])

/** Categories and subcategories with a word that starts with what is typed; categories first. */
export function suggestCategories(typed: string): CategorySuggestion[] {
  const found = PLACES.filter(({ words }) =>
    words.some((_, at) => words.slice(at).join(' ').startsWith(typed)),
  )
  return found
    .map(({ suggestion }) => suggestion)
    .sort((a, b) => Number(a.subCategory !== null) - Number(b.subCategory !== null))
}

function toPlace(suggestion: CategorySuggestion) {
  return { words: tokenise(suggestion.label), suggestion }
}
