import { fromNaira } from '@ahia/money/naira'
import type { Sort } from '@ahia/reference/sorts'
import { countPassing, toFacets } from '../browse/facets.rules.ts'
import { listFilterChips } from './filter-chips.rules.ts'
import type { Preference } from './parse/extract-preferences.rules.ts'
import type { ProductsAnswer } from './products-answer.ts'
import { countCategories, countTraits } from './rank/facet-counts.rules.ts'
import type { SearchDeps } from './search-deps.ts'
import type { SearchRequest } from './search-request.ts'
import { runSteps } from './steps/run-steps.ts'
import type { StepResult } from './steps/search-step.ts'
import { understandQuery } from './understand/understand-query.ts'
import type { UnderstoodQuery } from './understand/understood-query.rules.ts'

const SORTS: Readonly<Record<Preference, Sort | null>> = {
  cheapest: 'price-low',
  priciest: 'price-high',
  'best-sold': 'popular',
  newest: 'newest',
  'best-rated': null,
}

/**
 * FIND-01 … FIND-05, FIND-11: a search in four stages, a folder each: `parse` and `understand` the query, run the `steps` until
 * one has products, and `rank` the candidates of each. Without a product of that colour, size or price, the nearest are shown
 * as close.
 */
export async function searchProducts(
  deps: SearchDeps,
  given: SearchRequest,
  text: string,
): Promise<ProductsAnswer> {
  const understood = await deps.understoodQueries.get(text.trim().toLowerCase(), () =>
    understandQuery(deps, text),
  )
  const request = applyParsedFilters(given, understood)
  const found = await runSteps(deps, request, understood)
  const isEmpty = found === null || countOf(found, request) === 0
  const isPriced =
    understood.parsed.price !== null && given.price.minKobo === null && given.price.maxKobo === null
  if (isEmpty && isPriced && found !== null) {
    const inRange = await runSteps(deps, request, withoutAttributes(understood))
    if (inRange && countOf(inRange, request) > 0)
      return toProductsAnswer({ ...inRange, isClose: true }, request, understood)
    const atAnyPrice = { ...request, price: given.price, sort: given.sort ?? 'price-low' }
    const atAny = await runSteps(deps, atAnyPrice, understood)
    return toProductsAnswer(atAny && { ...atAny, isClose: true }, atAnyPrice, understood)
  }
  return toProductsAnswer(found, request, understood)
}

/** Another colour at that price is closer than that colour at another price. */
const withoutAttributes = (understood: UnderstoodQuery): UnderstoodQuery => ({
  ...understood,
  parsed: { ...understood.parsed, colours: null, sizes: null, measures: null },
})

/** Price, order, shop and category that the query names, where no filter says otherwise. */
function applyParsedFilters(
  request: SearchRequest,
  { parsed, shop, category }: UnderstoodQuery,
): SearchRequest {
  const { price, sort, shopId, categoryFilter } = request
  const parsedPrice = parsed.price?.value
  const isOpen = price.minKobo === null && price.maxKobo === null
  const preferred = parsed.preference ? SORTS[parsed.preference.value] : null
  return {
    ...request,
    price:
      isOpen && parsedPrice
        ? {
            minKobo: parsedPrice.minNaira === null ? null : fromNaira(parsedPrice.minNaira),
            maxKobo: parsedPrice.maxNaira === null ? null : fromNaira(parsedPrice.maxNaira),
          }
        : price,
    sort: sort ?? preferred,
    shopId: shopId ?? shop?.id ?? null,
    categoryFilter:
      category && categoryFilter.categories.length === 0
        ? { ...categoryFilter, categories: [category] }
        : categoryFilter,
  }
}

const countOf = ({ ranked }: StepResult, { categoryFilter, traitFilter }: SearchRequest): number =>
  countPassing(countTraits(ranked.groups, categoryFilter), traitFilter)

function toProductsAnswer(
  found: StepResult | null,
  request: SearchRequest,
  understood: UnderstoodQuery,
): ProductsAnswer {
  const { categoryFilter, traitFilter } = request
  const groups = found?.ranked.groups ?? []
  const tallies = {
    traits: countTraits(groups, categoryFilter),
    within: countCategories(groups, categoryFilter, traitFilter),
    brands: found?.ranked.brands ?? [],
    priceSpan: found?.ranked.priceSpan ?? null,
  }
  return {
    products: found?.ranked.products ?? '[]',
    total: countPassing(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: correctedText(understood),
    understood: {
      chips: listFilterChips(understood, found),
      isClose: found?.isClose ?? false,
      notCarried: understood.notCarried,
    },
  }
}

/** The search with its misspelt words corrected; null when there are none. */
function correctedText({ terms, listedTerms }: UnderstoodQuery): string | null {
  const all = listedTerms?.flat() ?? terms
  if (!all.some(({ match, isPrefix }) => match === 'corrected' && !isPrefix)) return null
  return all
    .map(({ typed, match, phrases: [first = typed] }) => (match === 'corrected' ? first : typed))
    .join(' ')
}
