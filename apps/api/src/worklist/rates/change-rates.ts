import type { RateChange, RateEffect } from '@ahia/contracts/admin/rates'
import type { StaffProposalId } from '@ahia/contracts/ids'
import { sum } from '@ahia/money/arithmetic'
import { ZERO } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { RATE_BOOK_NAMES, RATE_BOOKS } from '@ahia/reference/staff/rate-books'
import { toLagos } from '@ahia/rules/lagos-clock'
import { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import { DomainError } from '#platform/domain-error.ts'
import { announceNow } from '#shops/announcements/announce-now.ts'
import { proposalKind } from '#staff/proposals/proposal-kind.ts'
import { propose } from '#staff/proposals/propose.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { BOOKS, type Changed } from './books.ts'
import { toAnnouncement } from './rate-words.rules.ts'

const DAY_MS = 86_400_000
const BY_SHOP = 100

const payloadSchema = z.strictObject({
  book: z.enum(RATE_BOOK_NAMES),
  from: z.iso.datetime(),
  changes: z.array(z.strictObject({ key: z.string(), was: z.number(), value: z.number() })),
  lastMonth: z.strictObject({ month: z.string(), was: z.number(), would: z.number(), shops: z.int() }),
})

/**
 * ADMIN-34, ADMIN-45: adds to the book and announces it, once, in the transaction of the agreement. Not done when something
 * else was announced meanwhile, or there is not notice enough left.
 */
export const changeRatesKind = proposalKind({
  name: 'rates.change',
  needs: 'rates.agree',
  payload: payloadSchema,
  carryOut: async (tx, { book, from, changes }, by) => {
    await advisoryLock(tx, `rate-book:${book}`)
    const validFrom = new Date(from)
    const known = await toChanged(tx, { book, from, changes })
    const isAsSeen = known?.every(({ was, key }) => changes.some((one) => one.key === key && one.was === was))
    if (!isAsSeen || !hasNotice({ book, from })) return null
    await BOOKS[book].add(tx, validFrom, changes)
    const announcement = toAnnouncement({ book, validFrom, changes })
    if (announcement) await announceNow(tx, { ...announcement, by: by.id })
    return [`rates:${book}`]
  },
})

/** What is proposed, beside what would hold on that day without it; null when a key is unknown, or has a later row already. */
async function toChanged(
  reader: Reader | Tx,
  { book, from, changes }: RateChange,
): Promise<Changed[] | null> {
  const rows = await BOOKS[book].list(reader)
  const at = new Date(from)
  const changed = changes.map(({ key, value }) => {
    const ofKey = rows.filter((row) => row.key === key)
    const before = ofKey.findLast(({ validFrom }) => validFrom < at)
    return before && !ofKey.some(({ validFrom }) => validFrom >= at)
      ? { key, was: before.value, value }
      : null
  })
  const all = changed.filter((one) => one !== null)
  return all.length === changes.length ? all : null
}

/** The database decides when it is added; this says so before. */
const hasNotice = ({ book, from }: Pick<RateChange, 'book' | 'from'>): boolean => {
  const ahead = Date.parse(from) - Date.now()
  return ahead > 0 && ahead >= RATE_BOOKS[book].noticeDays * DAY_MS
}

async function getChanged(reader: Reader, change: RateChange): Promise<Changed[]> {
  if (!hasNotice(change)) throw noticeTooShort(change)
  const isTwice = new Set(change.changes.map(({ key }) => key)).size < change.changes.length
  const changed = isTwice ? null : await toChanged(reader, change)
  const isRate = RATE_BOOKS[change.book].unit === 'BPS'
  if (!changed || (isRate && changed.some(({ value }) => value > 10_000)))
    throw refused("You can't change this for that day. A later change may already be announced.")
  if (changed.every(({ was, value }) => was === value))
    throw refused('This would change nothing. Enter a new rate.')
  return changed
}

export async function showRateEffect({ db }: { db: Db }, change: RateChange): Promise<RateEffect> {
  return effectOf(db.read, change.book, await getChanged(db.read, change))
}

async function effectOf(reader: Reader, book: RateChange['book'], changes: Changed[]): Promise<RateEffect> {
  const rows = await BOOKS[book].lastMonth(reader, changes)
  const difference = (row: (typeof rows)[number]) => Math.abs(row.wouldKobo - row.wasKobo)
  return {
    month: lastMonth(),
    was: toNaira(sum([ZERO, ...rows.map(({ wasKobo }) => wasKobo)])),
    would: toNaira(sum([ZERO, ...rows.map(({ wouldKobo }) => wouldKobo)])),
    shops: rows.length,
    byShop: rows
      .toSorted((a, b) => difference(b) - difference(a) || (a.shopId < b.shopId ? -1 : 1))
      .slice(0, BY_SHOP)
      .map(({ shopId, name, wasKobo, wouldKobo }) => ({
        _id: shopId,
        name,
        was: toNaira(wasKobo),
        would: toNaira(wouldKobo),
      })),
  }
}

/** Nothing changes before a colleague agrees. */
export async function proposeRates(
  { db }: { db: Db },
  { why, by, ...change }: RateChange & { why: string; by: StaffActor },
): Promise<StaffProposalId> {
  const changes = await getChanged(db.read, change)
  const { byShop: _, ...lastMonth } = await effectOf(db.read, change.book, changes)
  const payload = { book: change.book, from: change.from, changes, lastMonth }
  return propose({ db }, { kind: changeRatesKind, payload, words: why, by })
}

const noticeTooShort = ({ book }: RateChange) =>
  new DomainError(
    'NOTICE_TOO_SHORT',
    RATE_BOOKS[book].noticeDays > 0
      ? `Shops need ${RATE_BOOKS[book].noticeDays} days' notice. Choose a later day.`
      : 'Choose a day in the future.',
  )
const refused = (words: string) => new DomainError('STEP_REFUSED', words)

function lastMonth(): string {
  const day = toLagos(new Date())
  day.setUTCDate(0)
  return day.toISOString().slice(0, 'yyyy-mm'.length)
}
