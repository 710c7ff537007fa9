import { fromLagos, toLagos } from '@ahia/rules/lagos-clock'

/** From a moment on, up to another; `called` is how it is named in a sentence: 'from last month'. */
export type TimeSpan = { from: Date; to: Date; called: string }

const DAY_MS = 86_400_000
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const MONTH = MONTHS.map(
  (month) => `${month.slice(0, 3)}(?:${month.slice(3)}${month === 'september' ? '|t' : ''})?`,
)
const COUNTS: ReadonlyMap<string, number> = new Map(
  'a one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, at) => [word, Math.max(1, at)] as const),
)
const COUNT = String.raw`(\d{1,3}|${[...COUNTS.keys()].join('|')})`
const DAYS_OF = { day: 1, week: 7, month: 30 } as const

/** The days of a calendar as Lagos has them, counted from 1970: all its days are as long. */
const dayOf = (at: Date): number => Math.floor(toLagos(at).getTime() / DAY_MS)
const startOf = (day: number): Date => fromLagos(new Date(day * DAY_MS))
const monthStart = (year: number, month: number): Date => fromLagos(new Date(Date.UTC(year, month, 1)))

const days = (first: number, end: number, called: string): TimeSpan => ({
  from: startOf(first),
  to: startOf(end),
  called,
})

type Reader = readonly [message: RegExp, read: (now: Date, match: RegExpExecArray) => TimeSpan]

/** The first date or period in the message. */
const READERS: readonly Reader[] = [
  [
    /\btoday\b|\bthis (?:morning|afternoon|evening)\b/,
    (now) => days(dayOf(now), dayOf(now) + 1, 'from today'),
  ],
  [/\byesterday\b|\blast night\b/, (now) => days(dayOf(now) - 1, dayOf(now), 'from yesterday')],
  [/\bthis week\b/, (now) => days(mondayOf(now), dayOf(now) + 1, 'from this week')],
  [/\b(?:last|previous|past) week\b/, (now) => days(mondayOf(now) - 7, mondayOf(now), 'from last week')],
  [/\bthis month\b/, (now) => ofMonth(now, 0, 'from this month')],
  [/\b(?:last|previous|past) month\b/, (now) => ofMonth(now, -1, 'from last month')],
  [/\bthis year\b/, (now) => ofYear(now, 0, 'from this year')],
  [/\b(?:last|previous|past) year\b/, (now) => ofYear(now, -1, 'from last year')],
  [
    new RegExp(`\\b(?:older than|over|more than|before) ${COUNT} (day|week|month)s?\\b(?: ago)?`),
    (now, match) => days(0, dayOf(now) - mentionedDays(match), 'as old as that'),
  ],
  [
    new RegExp(`\\b(?:last|past|previous) ${COUNT} (day|week|month)s?\\b`),
    (now, match) => days(dayOf(now) - mentionedDays(match), dayOf(now) + 1, 'from that time'),
  ],
  [
    new RegExp(`\\b${COUNT} (day|week|month)s? (?:ago|back)\\b`),
    // Who says three weeks means about three weeks.
    (now, match) => {
      const about = match[2] === 'day' ? 0 : mentionedDays(match) / 4
      const day = dayOf(now) - mentionedDays(match)
      return days(Math.floor(day - about), Math.ceil(day + about) + 1, 'from that time')
    },
  ],
  [
    new RegExp(`\\b(?:in|of|from|since|during|for|last|any) (${MONTH.join('|')})\\b(?: (20\\d\\d))?`),
    (now, match) => ofNamedMonth(now, match),
  ],
]

const mondayOf = (now: Date): number => dayOf(now) - ((dayOf(now) + 3) % 7) // 1 January 1970 was a Thursday

function mentionedDays([, count = '', unit = '']: RegExpExecArray): number {
  const length = unit === 'week' ? DAYS_OF.week : unit === 'month' ? DAYS_OF.month : DAYS_OF.day
  return (COUNTS.get(count) ?? Number(count)) * length
}

/** The year and the month (0 to 11) that Lagos has. */
function calendarOf(now: Date): { year: number; month: number } {
  const there = toLagos(now)
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() }
}

function ofMonth(now: Date, later: number, called: string): TimeSpan {
  const { year, month } = calendarOf(now)
  return { from: monthStart(year, month + later), to: monthStart(year, month + later + 1), called }
}

function ofYear(now: Date, later: number, called: string): TimeSpan {
  const { year } = calendarOf(now)
  return { from: monthStart(year + later, 0), to: monthStart(year + later + 1, 0), called }
}

/** 'in October' is the latest October there was. */
function ofNamedMonth(now: Date, [, name = '', yearWritten]: RegExpExecArray): TimeSpan {
  const { year, month } = calendarOf(now)
  const named = MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3)))
  const its = yearWritten === undefined ? (named > month ? year - 1 : year) : Number(yearWritten)
  const label = MONTHS[named] ?? name
  return {
    from: monthStart(its, named),
    to: monthStart(its, named + 1),
    called: `from ${label.charAt(0).toUpperCase()}${label.slice(1)}`,
  }
}

/** 'will it arrive today', 'I want it by Friday': when something comes, not when it was ordered. */
const COMES =
  /\b(?:will|go|can|supposed to|should|arriv\w*|reach\w*|deliver\w*|coming|come|get here|expect\w*|ship\w*)(?: \w+){0,4} (?:today|yesterday|this (?:week|month|morning|afternoon|evening)|last (?:week|month))\b/

/** The time that orders are asked of by when they were made; null when none is said. */
export function toTimeSpan(text: string, now: Date): TimeSpan | null {
  if (COMES.test(text)) return null
  for (const [message, read] of READERS) {
    const match = message.exec(text)
    if (match) return read(now, match)
  }
  return null
}
