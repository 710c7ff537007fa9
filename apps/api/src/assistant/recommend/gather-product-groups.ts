import type { ProductCard } from '@ahia/contracts/catalog'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import type { ProductGroup } from '@ahia/reference/purposes/purpose'
import { describeProducts } from '#catalog/describe-products.ts'
import { listWithWords } from '#catalog/list-products.ts'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { groupTokens } from '#catalog/search/understand/group-tokens.rules.ts'
import { toKnownTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { GatheredGroup, Spending } from './gathered.rules.ts'
import { nameHasWords } from './name-has-words.rules.ts'

/** Each is one query to the catalogue. */
const MAX_GROUPS = 8
const PER_GROUP = 8

/** Products of these shelves with the words in their names; an empty list when there are none. */
export async function gatherProductGroups(
  deps: SearchDeps,
  groups: readonly ProductGroup[],
  spending: Spending,
): Promise<GatheredGroup[]> {
  const chosen = groups.slice(0, MAX_GROUPS)
  const listed = await Promise.all(chosen.map((group) => listCards(deps, group, spending)))
  const ids = listed.flat().map(({ _id }) => _id)
  const byId = new Map((await describeProducts(deps, ids, [])).map((one) => [one.product._id, one]))
  return chosen.map((group, at) => ({
    group,
    projections: (listed[at] ?? []).flatMap(({ _id }) => byId.get(_id) ?? []),
  }))
}

async function listCards(
  deps: SearchDeps,
  group: ProductGroup,
  { minNaira, maxNaira }: Spending,
): Promise<ProductCard[]> {
  const { words } = group
  const { category, subcategory } = placeOf(group)
  // A group's words are what names have in them, not what a shopper typed: 'smartphone camera' is no camera.
  const terms = groupTokens(tokenise(words ?? '')).map(toKnownTerm)
  const { products } = await listWithWords(deps, terms, {
    category,
    subcategory,
    ...(words === null ? { sort: 'popular' } : {}),
    minPrice: minNaira ?? undefined,
    maxPrice: maxNaira ?? undefined,
    inStock: true, // only what can be bought is recommended
    page: 1,
    limit: PER_GROUP,
  })
  const cards: ProductCard[] = JSON.parse(products)
  // A product that only mentions the words in its description is something else.
  return words === null ? cards : cards.filter((card) => nameHasWords(card, words))
}

function placeOf({ shelf, category }: ProductGroup): { category?: Category; subcategory?: string } {
  if (shelf === null) return category === null ? {} : { category }
  return splitShelf(shelf)
}

function splitShelf(shelf: NonNullable<ProductGroup['shelf']>): { category?: Category; subcategory: string } {
  const cut = shelf.indexOf('/')
  const category = CATEGORIES.find((one) => one === shelf.slice(0, cut))
  return { ...(category ? { category } : {}), subcategory: shelf.slice(cut + 1) }
}
