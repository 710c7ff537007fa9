import type { SearchedFor } from '@ahia/contracts/admin/searches'
import type { Db } from '#tables.ts'
import { listSearchRows, listSynonyms as listSynonymRows } from './search-log.sql.ts'

const A_PAGE = 50
const KEY = /^(\d{1,9}) (.{1,100})$/

type Listing = { nothingFound?: boolean | undefined; after?: string | undefined }

/** ADMIN-51 */
export async function listSearches(
  { db }: { db: Db },
  { nothingFound = false, after = '' }: Listing,
): Promise<{ searches: SearchedFor[]; next: string | null }> {
  const [, searches, words] = KEY.exec(after) ?? []
  const key = searches && words ? { searches: Number(searches), words } : null
  const found = await listSearchRows(db.read, { nothingFound, after: key, limit: A_PAGE + 1 })
  const shown = found.slice(0, A_PAGE)
  const last = found.length > A_PAGE ? shown.at(-1) : undefined
  return { searches: shown, next: last ? `${last.searches} ${last.words}` : null }
}

export const listSynonyms = async ({ db }: { db: Db }) =>
  (await listSynonymRows(db.read)).map(({ words, means, proposedAt }) => ({
    words,
    means,
    at: proposedAt.toISOString(),
  }))
