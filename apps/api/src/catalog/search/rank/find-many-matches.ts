import type { CategoryFilter, TraitFilter } from '../../browse/category-filter.rules.ts'
import { countPassing } from '../../browse/facets.rules.ts'
import type { MatchAnswer, MatchPage } from '../match-conditions.sql.ts'
import type { SearchDeps } from '../search-deps.ts'
import { countAll, countTraits, type MatchGroup } from './facet-counts.rules.ts'
import {
  countBrands,
  countMatches,
  listCardsJson,
  type ManyMatchesQuery,
  type MatchCounts,
  type MatchPlace,
  pickMatches,
} from './many-matches.sql.ts'

type ManyRequest = {
  query: ManyMatchesQuery
  page: MatchPage
  categoryFilter: CategoryFilter
  traitFilter: TraitFilter
}

/**
 * A page of results where more products match than are ranked (300) or collected (2,000), see `match-limits.rules.ts`.
 * Counting all of them takes many milliseconds, so the counts may be up to a minute old; the page itself is always current:
 * matches in the name first, best sellers first unless sorted otherwise.
 */
export async function findManyMatches(deps: SearchDeps, many: ManyRequest): Promise<MatchAnswer> {
  const { query, page } = many
  const { db, matchCounts, matchBrands } = deps
  const { filters } = page
  const counts = await matchCounts.get(keyOf(many), () => countMatches(db.read, query, filters))
  const brands = await matchBrands.get(brandsKeyOf(many), () => countBrands(db.read, query, filters))
  const ids: string[] = []
  let before = 0
  for (const { place, fitting, matches } of listPlaces(counts, many)) {
    const offset = Math.max(0, page.offset - before)
    const limit = page.limit - ids.length
    before += fitting
    if (limit === 0 || offset >= fitting) continue
    const picked = { ...page, place, matches, limit, offset }
    ids.push(...(await pickMatches(db.read, query, picked)))
  }
  return {
    products: await listCardsJson(db.read, ids),
    groups: counts.groups,
    brands,
    priceSpan: counts.priceSpan,
  }
}

/** Whether it is already known that there are many, so that they need not be collected to find out. */
export const areKnownToBeMany = ({ matchCounts }: SearchDeps, many: ManyRequest): boolean =>
  matchCounts.has(keyOf(many))

const keyOf = ({ query, page: { filters } }: ManyRequest): string =>
  JSON.stringify([query, filters.price, filters.brandKey])

const brandsKeyOf = ({ query, page: { filters } }: ManyRequest): string =>
  JSON.stringify([query, { ...filters, brandKey: null }])

type PlaceCount = { place: MatchPlace; fitting: number; matches: number }

function listPlaces(
  { groups, inName }: MatchCounts,
  { query, page, categoryFilter, traitFilter }: ManyRequest,
): PlaceCount[] {
  const fittingOf = (some: MatchGroup[]) => countPassing(countTraits(some, categoryFilter), traitFilter)
  const all = { fitting: fittingOf(groups), matches: countAll(groups) }
  const isAlike = query.words === null || (query.words.in === 'name' && query.words.headNoun === null)
  if (page.sort !== null || isAlike) return [{ place: 'all', ...all }]
  const named = fittingOf(inName)
  return [
    { place: 'in-name', fitting: named, matches: countAll(inName) },
    { place: 'elsewhere', ...all, fitting: all.fitting - named },
  ]
}
