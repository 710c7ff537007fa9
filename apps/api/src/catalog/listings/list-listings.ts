import type { ProductId } from '@ahia/contracts/ids'
import type { ListingRow } from '@ahia/contracts/shapes/listing'
import { listingGaps } from '@ahia/rules/listing/listing-gaps'
import { isId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { countListings } from './listing-counts.sql.ts'
import {
  type ListingCursor,
  type ListingRowFacts,
  type ListingsWanted,
  listListingRows,
} from './listing-page.sql.ts'
import { badField, toGap } from './listings.errors.ts'

type Wanted = Omit<ListingsWanted, 'after'> & { cursor: string | null }

/** SELL-09: a page of a shop's products, and how many each tab has. */
export async function listListings({ db }: { db: Db }, { cursor, ...wanted }: Wanted) {
  const after = cursor === null ? null : readCursor(cursor, wanted.sort)
  const found = await listListingRows(db.read, { ...wanted, after, limit: wanted.limit + 1 })
  const last = found.length > wanted.limit ? found[wanted.limit - 1] : undefined
  return {
    products: found.slice(0, wanted.limit).map(toRow),
    counts: await countListings(db.read, wanted.shopId),
    next: last ? writeCursor({ sorted: last.sorted, id: last._id }, wanted.sort) : null,
  }
}

function toRow(facts: ListingRowFacts): ListingRow {
  const { subtitle, description, hasCategory, pictures, isCounted, lacksRegistration, sorted, ...row } = facts
  const gaps = listingGaps({
    ...row,
    subtitle,
    description,
    hasCategory,
    pictures,
    isCounted,
    lacksRegistration: lacksRegistration && hasCategory,
  })
  return { ...row, createdAt: row.createdAt.toISOString(), gaps: gaps.map(toGap) }
}

const writeCursor = ({ sorted, id }: ListingCursor, sort: string): string =>
  Buffer.from(`${sort}|${sorted}|${id}`).toString('base64url')

const WHOLE = /^\d{1,17}$/

/** Throws for anything that this list has not written for this order. */
function readCursor(cursor: string, sort: string): ListingCursor {
  const [sortedBy, sorted = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (sortedBy !== sort || !WHOLE.test(sorted) || !isId<ProductId>(id))
    throw badField('cursor', 'This page no longer exists. Start from the first page.')
  return { sorted, id }
}
