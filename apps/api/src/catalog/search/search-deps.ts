import { Cache } from '#platform/cache.ts'
import type { Db } from '#tables.ts'
import type { BrandCounts } from '../browse/facets.rules.ts'
import type { MatchCounts } from './rank/many-matches.sql.ts'
import type { UnderstoodQuery } from './understand/understood-query.rules.ts'

/** The database and what is remembered between searches; a match is a product that has the words, whatever the filters. */
export type SearchDeps = {
  db: Db
  matchCounts: Cache<MatchCounts>
  matchBrands: Cache<BrandCounts>
  /** By the text as typed, in lower case. */
  understoodQueries: Cache<UnderstoodQuery>
}

/** What words mean changes only when the vocabulary does, so it may be ten minutes old. */
const UNDERSTOOD = { freshMs: 60_000, staleMs: 540_000, maxEntries: 2_000, maxLoads: 4 }

/** Only for what more products match than are ranked or collected: 300 in a typed search, 2,000 in a list (`match-limits.rules.ts`). */
const MATCH_COUNTS = { freshMs: 30_000, staleMs: 30_000, maxEntries: 500, maxLoads: 2 }

export const createSearchDeps = ({ db }: { db: Db }): SearchDeps => ({
  db,
  matchCounts: new Cache(MATCH_COUNTS),
  matchBrands: new Cache(MATCH_COUNTS),
  understoodQueries: new Cache(UNDERSTOOD),
})
