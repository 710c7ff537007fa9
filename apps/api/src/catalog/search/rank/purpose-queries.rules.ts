import { CATEGORIES, type Category } from '@ahia/reference/categories'
import type { ProductType } from '@ahia/reference/product-types/product-type'
import { type ProductGroup, thing } from '@ahia/reference/purposes/purpose'
import { tokenise } from '../parse/tokenise.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import { groupTokens } from '../understand/group-tokens.rules.ts'
import { toKnownTerm } from '../understand/query-term.rules.ts'
import type { CandidateQuery } from './candidate-query.rules.ts'
import { toTextQuery } from './text-query.rules.ts'

/** More product types suit a gift than help with a trouble. */
const MAX_QUERIES = { gift: 3, other: 2 } as const

/** The products that serve a purpose, the most fitting first. */
export function listPurposeQueries({
  purpose: { groups, excludedWords },
  isGift,
}: FoundPurpose): CandidateQuery[] {
  const excludedTerms =
    excludedWords.length === 0 ? null : excludedWords.map((word) => `${word}:AB`).join(' | ')
  return groups
    .slice(0, MAX_QUERIES[isGift ? 'gift' : 'other'])
    .map((group) => ({ ...toQuery(group), excludedTerms }))
}

/** Products of a type that was described and not named. */
export const toTypeQuery = ({ name, category }: ProductType): CandidateQuery => ({
  ...toQuery(thing(name, category)),
  excludedTerms: null,
})

function toQuery({ shelf, category, words }: ProductGroup): Omit<CandidateQuery, 'excludedTerms'> {
  const [name = '', ...rest] = shelf?.split('/') ?? []
  const ofCategory = CATEGORIES.find((one) => one === name)
  return {
    text: words === null ? null : toOwnTextQuery(words),
    headNouns: null,
    subcategories: ofCategory
      ? [{ category: ofCategory, subcategoryKey: rest.join('/').toLowerCase() }]
      : toWholeCategory(category),
  }
}

const toWholeCategory = (category: Category | null): CandidateQuery['subcategories'] =>
  category === null ? [] : [{ category, subcategoryKey: null }]

/** Words of our own tables need no correction, and come before their synonyms. */
function toOwnTextQuery(text: string): NonNullable<CandidateQuery['text']> {
  const terms = groupTokens(tokenise(text)).map((term) => toKnownTerm(term, 1))
  return toTextQuery({ terms, headIndex: terms.length - 1, optional: new Set() })
}
