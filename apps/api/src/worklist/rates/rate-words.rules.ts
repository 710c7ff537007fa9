import type { AnnouncementKind, ShopGroup } from '@ahia/reference/staff/announcements'
import { RATE_BOOKS, type RateBookName } from '@ahia/reference/staff/rate-books'
import { lagosDate } from '@ahia/rules/lagos-date'
import { rateText } from '@ahia/rules/prices/rate-text'

type Change = { key: string; was: number; value: number }
type Announced = { book: RateBookName; validFrom: Date; changes: readonly Change[] }

type Announcement = {
  kind: AnnouncementKind
  group: ShopGroup
  subject: string
  words: string
  holdsFrom: Date | null
}

/** ADMIN-34: the email about a change. Prices of packages have emails of their own, to those who subscribe to them. */
export function toAnnouncement({ book, validFrom, changes }: Announced): Announcement | null {
  if (book === 'PACKAGES') return null
  const day = lagosDate(validFrom)
  const keys: Readonly<Record<string, string>> = RATE_BOOKS[book].keys
  const lines = changes.map(
    ({ key, was, value }) =>
      `${keys[key] ?? key}: ${rateText(book, value)} instead of ${rateText(book, was)}.`,
  )
  if (book === 'DELIVERY')
    return {
      kind: 'NEWS',
      group: 'ALL',
      subject: `Delivery fees change on ${day}`,
      words: [
        `From ${day} your customers pay for delivery:`,
        ...lines,
        'Orders placed before that day keep their fee.',
      ].join('\n'),
      holdsFrom: null,
    }
  return {
    kind: 'PRICES',
    group: book === 'INDIVIDUAL' ? 'PACKAGE:NONE' : 'ALL',
    subject: `${RATE_BOOKS[book].label}: what changes on ${day}`,
    words: lines.join('\n'),
    holdsFrom: validFrom,
  }
}
