import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { lagosDate, lagosTime } from '@ahia/rules/lagos-date'
import { lagosDay } from '@ahia/rules/parcels/working-days'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

type Due = Pick<SellerOrder, 'parcel'>

/** 'Due in 3 h 20 min', 'Late by 1 day'; null for a parcel that need not leave any more. */
export function dueWords({ parcel: { status, dueAt, isLate } }: Due, now: Date): string | null {
  if (status === 'WAITING_FOR_ADDRESS') return 'Due time paused'
  if (!TO_SHIP.includes(status)) return null
  const left = Date.parse(dueAt) - now.getTime()
  return isLate || left <= 0 ? `Late by ${spanWords(-left)}` : `Due in ${spanWords(left)}`
}

const TO_SHIP: readonly string[] = ['NEW', 'ACCEPTED', 'PACKED']

/** '25 min', '3 h 20 min', '2 days' */
function spanWords(ms: number): string {
  const minutes = Math.max(1, Math.floor(Math.abs(ms) / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours >= 24) return hours < 48 ? '1 day' : `${Math.floor(hours / 24)} days`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

/** '11:59 pm today', '11:59 pm tomorrow', '11:59 pm on Fri 20 Nov' */
export function momentWords(at: string, now: Date): string {
  const day = dayWords(at, now)
  return `${lagosTime(at)} ${day.includes(' ') ? 'on ' : ''}${day}`
}

function dayWords(at: string, now: Date): string {
  const day = lagosDay(new Date(at))
  if (day === lagosDay(now)) return 'today'
  if (day === lagosDay(new Date(now.getTime() + DAY_MS))) return 'tomorrow'
  const [date, month] = lagosDate(at).split(' ')
  return `${WEEKDAYS[new Date(day).getUTCDay()]} ${date} ${month}`
}

export type Group<Order> = { title: string; isLate: boolean; orders: readonly Order[] }

/** SELL-26: in the order in which they come: late ones first, then day by day, and last what waits for the customer. */
export function groupByDue<Order extends Due>(orders: readonly Order[], now: Date): Group<Order>[] {
  const titles = orders.map(({ parcel }) => {
    if (parcel.status === 'WAITING_FOR_ADDRESS') return 'Waiting for the customer'
    if (Date.parse(parcel.dueAt) <= now.getTime()) return LATE
    return `Due ${dayWords(parcel.dueAt, now)}`
  })
  const sorted = [...new Set(titles)].toSorted((a, b) => placeOf(a) - placeOf(b))
  return sorted.map((title) => ({
    title,
    isLate: title === LATE,
    orders: orders.filter((_, place) => titles[place] === title),
  }))
}

const LATE = 'Late'
const placeOf = (title: string): number => (title === LATE ? 0 : title.startsWith('Due') ? 1 : 2)
