import { cancelTime, dueTime } from '@ahia/rules/parcels/due-time'
import { addHoliday } from '#reference/add-holiday.ts'
import { readHolidays } from '#reference/holidays.reads.ts'
import type { Db } from '#tables.ts'
import { moveDueTimes, selectOpenDueTimes } from './deadlines.sql.ts'

/** SELL-25: a holiday that is announced moves due times that have not passed, and never shortens one. Idempotent. */
export async function announceHoliday(
  { db }: { db: Db },
  holiday: { day: string; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await addHoliday(tx, holiday))) return
    const holidays = await readHolidays(tx)
    const open = await selectOpenDueTimes(tx)
    await moveDueTimes(
      tx,
      open.map(({ parcelId, paidAt, promisedAt }) => {
        const dueAt = promisedAt ?? dueTime({ paidAt, promise: null, holidays })
        return { parcelId, dueAt, cancelsAt: cancelTime(dueAt, holidays) }
      }),
    )
  })
}
