import type { listRateBooks as contract, RateRow } from '@ahia/contracts/admin/rates'
import type { DataOf } from '@ahia/contracts/endpoint'
import { RATE_BOOK_NAMES } from '@ahia/reference/staff/rate-books'
import type { Reader } from '#tables.ts'
import { BOOKS, type BookRow } from './books.ts'

/** ADMIN-33: what held, what holds and what was announced, the latest first. */
export const listRateBooks = (reader: Reader): Promise<DataOf<typeof contract>['books']> =>
  Promise.all(
    RATE_BOOK_NAMES.map(async (book) => ({ book, rows: toRows(await BOOKS[book].list(reader), new Date()) })),
  )

const toRows = (rows: readonly BookRow[], now: Date): RateRow[] =>
  rows
    .map((row) => ({
      key: row.key,
      value: row.value,
      from: row.validFrom.toISOString(),
      announcedAt: row.announcedAt.toISOString(),
      state: stateOf(row, rows, now),
    }))
    .reverse()

function stateOf({ key, validFrom }: BookRow, rows: readonly BookRow[], now: Date): RateRow['state'] {
  if (validFrom > now) return 'COMING'
  const isReplaced = rows.some(
    (other) => other.key === key && other.validFrom > validFrom && other.validFrom <= now,
  )
  return isReplaced ? 'PAST' : 'NOW'
}
