import type { Tx } from '#tables.ts'
import { insertHoliday } from './holidays.sql.ts'

/** SELL-25: adds a public holiday that was announced. Returns whether it is new; the caller moves what is due. */
export const addHoliday = (tx: Tx, holiday: { day: string; name: string }): Promise<boolean> =>
  insertHoliday(tx, holiday)
