import type { ShopId } from '@ahia/contracts/ids'
import type { Sort } from '@ahia/reference/sorts'
import { readDifferently } from './correct-query.ts'
import { countFitting, toFacets } from './facets.rules.ts'
import { areKnownToBeMany, findManyMatches, type MatchDeps } from './find-many-matches.ts'
import type { ListedProducts } from './list-products.ts'
import { type MatchGroup, tallyShelves, tallyTraits } from './match-tallies.rules.ts'
import { gatherMatches, MANY_MATCHES, type Words } from './matches.sql.ts'
import { type SearchQuery, toSearchQueryOf } from './search-query.rules.ts'
import type { Shelf, TraitWish } from './shelf.rules.ts'
import type { PriceRange } from './shelf.sql.ts'

export type FindMatches = {
  query: SearchQuery | null
  shopId: ShopId | null
  shelf: Shelf
  price: PriceRange
  wish: TraitWish
  /** The numbers of the wish. */
  traits: number[] | null
  sort: Sort | null
  limit: number
  offset: number
}

/** LIST-07: what fits all words; else what fits them read differently; else what fits those that the market knows. */
export async function findMatches(deps: MatchDeps, asked: FindMatches): Promise<ListedProducts> {
  const { query } = asked
  if (query === null) return findFitting(deps, asked, null)
  const fitting = await findFitting(deps, asked, query)
  if (!fitting.isNothing) return fitting
  const { readings, known } = await readDifferently(deps.db.read, query.words)
  for (const { query: other, didYouMean } of readings) {
    const meant = await findFitting(deps, asked, other)
    if (!meant.isNothing) return { ...meant, didYouMean: didYouMean?.(topNameOf(meant)) ?? null }
  }
  const some = toSearchQueryOf(known.map((word) => [word]))
  if (some === null) return fitting
  return findFitting(deps, asked, { match: some.any, all: some.any })
}

function topNameOf({ products }: ListedProducts): string {
  const cards: { name: string }[] = JSON.parse(products)
  return cards[0]?.name ?? ''
}

async function findFitting(
  deps: MatchDeps,
  asked: FindMatches,
  words: Words | null,
): Promise<ListedProducts & { isNothing: boolean }> {
  const { shopId, shelf, price, wish, traits, sort, limit, offset } = asked
  const narrowing = { ...shelf, price, traits }
  const question = { words: words && { match: words.match, all: words.all }, shopId }
  const page = { narrowing, sort, limit, offset }
  const many = { question, page, shelf, wish }
  const isMany = areKnownToBeMany(deps, many)
  const few = isMany ? null : await gatherMatches(deps.db.read, question, page)
  const isFew = few !== null && countAll(few.groups) <= MANY_MATCHES
  const { products, groups, priceSpan } = isFew ? few : await findManyMatches(deps, many)
  const tallies = {
    traits: tallyTraits(groups, shelf),
    within: tallyShelves(groups, shelf, wish),
    priceSpan,
  }
  return {
    products,
    total: countFitting(tallies.traits, wish),
    facets: toFacets(tallies, wish),
    didYouMean: null,
    isNothing: countAll(groups) === 0,
  }
}

const countAll = (groups: MatchGroup[]): number => groups.reduce((sum, { products }) => sum + products, 0)
