/** The demo market has a history of its own, the same on every machine: it does not depend on when it is filled. */
const DEMO_TODAY = Date.UTC(2026, 9, 31, 17)
const DAY_MS = 86_400_000

export const daysBeforeDemo = (days: number): Date => new Date(DEMO_TODAY - Math.round(days * DAY_MS))

const NEWER_DAYS = 270
const OLDEST_DAYS = 540

/**
 * PIC-11: lists begin with what is newest, so goods with rendered pictures are the newer half and drawn ones the older.
 * `share`, from 0 to 1, says where within its half.
 */
export function ageInDays(share: number, isRendered: boolean): number {
  const [youngest, oldest] = isRendered ? [1, NEWER_DAYS] : [NEWER_DAYS, OLDEST_DAYS]
  return youngest + (oldest - youngest) * share
}
