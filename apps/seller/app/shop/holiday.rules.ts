import { MAX_HOLIDAY_DAYS, MAX_HOLIDAY_WORDS } from '@ahia/contracts/limits'

/** As typed: days as 2026-12-24, or empty. */
export type TypedHoliday = { from: string; to: string; words: string }

const DAY_MS = 86_400_000

/** What is wrong with each field before it is sent; the server decides. */
export function holidayErrors(
  { from, to, words }: TypedHoliday,
  today: string,
): Record<keyof TypedHoliday, string | null> {
  return {
    from: from === '' ? 'Choose the first day' : null,
    to: lastDayError({ from, to }, today),
    words: words.trim().length > MAX_HOLIDAY_WORDS ? `Use at most ${MAX_HOLIDAY_WORDS} characters` : null,
  }
}

function lastDayError({ from, to }: Pick<TypedHoliday, 'from' | 'to'>, today: string): string | null {
  if (to === '') return 'Choose the last day'
  if (to < today) return 'The last day has passed'
  if (from === '') return null
  if (to < from) return 'The last day is before the first'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > MAX_HOLIDAY_DAYS
    ? `A holiday is ${MAX_HOLIDAY_DAYS} days at most. This is ${days} days.`
    : null
}
