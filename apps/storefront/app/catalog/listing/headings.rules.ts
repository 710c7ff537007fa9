import { MAX_SEARCH } from '@ahia/contracts/limits'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { wordsInQuotes } from '@ahia/rules/words-in-quotes'
import { subcategoryLabel } from '../categories/subcategory-label.ts'
import { isSameSubcategory, type ListingQuery, listingHref, WHOLE_LIST } from './query.rules.ts'

/** LIST-04: however it is spelt in the URL, it is shown in our spelling. */
export function chosenSubcategoryLabel({ category, subcategory }: ListingQuery): string | null {
  if (subcategory === null) return null
  const known = (category ? [category] : CATEGORIES).flatMap((one): readonly string[] => SUBCATEGORIES[one])
  return subcategoryLabel(known.find((one) => isSameSubcategory(subcategory, one)) ?? subcategory)
}

/** The most specific name of the list; null for the whole market. */
const shelfLabel = (query: ListingQuery): string | null =>
  chosenSubcategoryLabel(query) ?? (query.category && CATEGORY_LABELS[query.category])

export const listingHeading = (query: ListingQuery): string =>
  query.search === null ? (shelfLabel(query) ?? 'All products') : `Results for ${searchedWords(query.search)}`

/** WIN-92: nothing was chosen but the one category, or searched but the words, that the heading names. */
export function isNamedByHeading(query: ListingQuery): boolean {
  const { category, search, sort, page } = query
  const named = search === null ? { category } : { search }
  return listingHref('', query) === listingHref('', { ...WHOLE_LIST, ...named, sort, page })
}

/** WIN-90: a search in quotation marks finds these very words; of a long one the last words give way to the marks. */
export function exactSearch(search: string): string {
  const most = MAX_SEARCH - 2
  const words = search.length > most ? search.slice(0, most + 1).replace(/\s+\S*$/, '') : search
  return `"${words.slice(0, most)}"`
}

/** What was searched, as a sentence repeats it. */
export function searchedWords(search: string): string {
  const exact = wordsInQuotes(search)
  return exact === null ? `“${search}”` : `exactly “${exact}”`
}

/** For tabs and search engines, where each page of a list needs its own title. */
export const listingTitle = (query: ListingQuery): string =>
  query.page === 1 ? listingHeading(query) : `${listingHeading(query)}, page ${query.page}`

export function listingDescription(query: ListingQuery): string {
  const promise = 'See the seller, the city, the price and what buyers say before you sign in.'
  const shelf = shelfLabel(query)
  return `${shelf ? `${shelf}: compare what` : 'Everything that'} shops across Nigeria sell. ${promise}`
}

/** LIST-08: names the category, whichever of its subcategories is empty. */
export const emptyTitle = (query: ListingQuery): string => {
  const shelf = query.category ? CATEGORY_LABELS[query.category] : shelfLabel(query)
  return shelf ? `No Products in ${shelf}` : 'No Products Available'
}

type Crumb = { name: string; query: Pick<ListingQuery, 'category' | 'subcategory'> }

/** The breadcrumbs of this list. */
export function listingCrumbs(query: ListingQuery): Crumb[] {
  const { category, subcategory } = query
  const inCategory = category ? [categoryCrumb(category)] : []
  const label = chosenSubcategoryLabel(query)
  const inSubcategory = label ? [{ name: label, query: { category, subcategory } }] : []
  return [
    { name: 'All products', query: { category: null, subcategory: null } },
    ...inCategory,
    ...inSubcategory,
  ]
}

const categoryCrumb = (category: Category): Crumb => ({
  name: CATEGORY_LABELS[category],
  query: { category, subcategory: null },
})
