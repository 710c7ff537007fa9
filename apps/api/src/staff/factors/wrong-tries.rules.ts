/** ADMIN-06: this many wrong tries are free. */
const FREE = 5
const FIRST_WAIT_SECONDS = 15 * 60
const LONGEST_WAIT_SECONDS = 24 * 60 * 60

/** How long after the last of `failures` wrong tries of a day the next may come: each further five double it. */
export function waitAfter(failures: number): number {
  if (failures < FREE) return 0
  const doublings = Math.floor((failures - FREE) / FREE)
  return Math.min(FIRST_WAIT_SECONDS * 2 ** doublings, LONGEST_WAIT_SECONDS)
}
