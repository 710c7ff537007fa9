import type { ShopId } from '@ahia/contracts/ids'
import type { Sort } from '@ahia/reference/sorts'
import type { PriceRange } from '../shelf/conditions.sql.ts'
import { countFitting, toFacets } from '../shelf/facets.rules.ts'
import type { ListedProducts } from '../shelf/list-products.ts'
import type { Shelf, TraitFilter } from '../shelf/shelf.rules.ts'
import { readDifferently } from './correct-query.ts'
import { areKnownToBeMany, findManyMatches, type MatchDeps } from './find-many-matches.ts'
import type { ManyWords } from './many-matches.sql.ts'
import { gatherMatches, MANY_MATCHES, type MatchAnswer, type Words } from './matches.sql.ts'
import { type SearchQuery, toSearchQueryOf } from './query.rules.ts'
import { type MatchGroup, tallyShelves, tallyTraits } from './tallies.rules.ts'

export type FindMatches = {
  query: SearchQuery | null
  shopId: ShopId | null
  shelf: Shelf
  price: PriceRange
  traitFilter: TraitFilter
  /** The values of `products.traits` that pass the filter. */
  traits: number[] | null
  sort: Sort | null
  limit: number
  offset: number
}

/** LIST-07: what matches all words; else their corrections; else the words that the market knows. */
export async function findMatches(deps: MatchDeps, request: FindMatches): Promise<ListedProducts> {
  const { query } = request
  if (query === null) return findFitting(deps, request, null)
  const fitting = await findFitting(deps, request, query)
  if (!fitting.isNothing) return fitting
  const { readings, known } = await deps.readings.get(query.words.join(' '), () =>
    readDifferently(deps.db.read, query.words),
  )
  for (const { query: other, didYouMean } of readings) {
    const corrections = await findFitting(deps, request, other)
    if (!corrections.isNothing)
      return { ...corrections, didYouMean: didYouMean?.(topNameOf(corrections)) ?? null }
  }
  const some = toSearchQueryOf(known.map((word) => [word]))
  if (some === null) return fitting
  return findFitting(deps, request, { plain: some.any, wide: some.any, all: some.any })
}

function topNameOf({ products }: ListedProducts): string {
  const cards: { name: string }[] = JSON.parse(products)
  return cards[0]?.name ?? ''
}

/** What matches all words, without corrections. */
export async function findFitting(
  deps: MatchDeps,
  request: FindMatches,
  words: Words | null,
): Promise<ListedProducts & { isNothing: boolean }> {
  const { shelf, traitFilter } = request
  const { products, groups, priceSpan } = await findPage(deps, request, words)
  const tallies = {
    traits: tallyTraits(groups, shelf),
    within: tallyShelves(groups, shelf, traitFilter),
    priceSpan,
  }
  return {
    products,
    total: countFitting(tallies.traits, traitFilter),
    facets: toFacets(tallies, traitFilter),
    didYouMean: null,
    isNothing: countAll(groups) === 0,
  }
}

async function findPage(deps: MatchDeps, request: FindMatches, words: Words | null): Promise<MatchAnswer> {
  const { shopId, shelf, price, traitFilter, traits, sort, limit, offset } = request
  const page = { narrowing: { ...shelf, price, traits }, sort, limit, offset }
  const asMany = (many: ManyWords | null) => ({ question: { words: many, shopId }, page, shelf, traitFilter })
  const named = asMany(words && { in: 'name', match: words.plain })
  const wide = asMany(words && { in: 'anywhere', match: words.wide, inName: words.all })
  for (const many of [named, wide]) if (areKnownToBeMany(deps, many)) return findManyMatches(deps, many)
  const gathered = await gatherMatches(deps.db.read, { words, shopId }, page)
  if (gathered.named > MANY_MATCHES) return findManyMatches(deps, named)
  if (countAll(gathered.groups) > MANY_MATCHES) return findManyMatches(deps, wide)
  return gathered
}

const countAll = (groups: MatchGroup[]): number => groups.reduce((sum, { products }) => sum + products, 0)
