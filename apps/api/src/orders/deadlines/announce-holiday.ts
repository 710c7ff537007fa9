import { cancelTime, dueTime } from '@ahia/rules/parcels/due-time'
import { addHoliday } from '#reference/add-holiday.ts'
import { readHolidays } from '#reference/holidays.reads.ts'
import type { Db, Tx } from '#tables.ts'
import { moveDueTimes, selectOpenDueTimes } from './deadlines.sql.ts'

/** SELL-25: a holiday that is announced moves due times that have not passed, and never shortens one. Idempotent. */
export async function announceHoliday(
  { db }: { db: Db },
  holiday: { day: string; name: string },
): Promise<void> {
  await db.transaction((tx) => moveForHoliday(tx, holiday))
}

/** The same in a transaction of the caller's. Returns whether the day is new. */
export async function moveForHoliday(tx: Tx, holiday: { day: string; name: string }): Promise<boolean> {
  if (!(await addHoliday(tx, holiday))) return false
  const holidays = await readHolidays(tx)
  const open = await selectOpenDueTimes(tx)
  await moveDueTimes(
    tx,
    open.map(({ parcelId, paidAt, promisedAt }) => {
      const dueAt = promisedAt ?? dueTime({ paidAt, promise: null, holidays })
      return { parcelId, dueAt, cancelsAt: cancelTime(dueAt, holidays) }
    }),
  )
  return true
}
