import type { ShopId } from '@ahia/contracts/ids'
import { setHoliday as contract, type HolidayState } from '@ahia/contracts/seller/holiday'
import type { z } from 'zod'
import { invalidInput } from '#platform/http/http.errors.ts'
import type { Db } from '#tables.ts'
import { runOnce, type ShopCaller } from '../commands/run-once.ts'
import { changedMeanwhile } from '../shops.errors.ts'
import { findHoliday, type StoredHoliday, updateHoliday } from './holidays.sql.ts'

/** SELL-48: one that is over is none. */
export const getHoliday = async ({ db }: { db: Db }, shopId: ShopId): Promise<HolidayState> =>
  toState(await findHoliday(db.read, shopId))

type SetHoliday = z.output<typeof contract.body> & { caller: ShopCaller }

/** SELL-48: plans, changes or ends the holiday of a shop. Orders that are already placed can still be paid. */
export const setHoliday = (
  { db }: { db: Db },
  { caller, requestKey, version, holiday }: SetHoliday,
): Promise<HolidayState> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['holiday', version, holiday],
    schema: contract.data,
    work: async (tx) => {
      const { shopId } = caller
      const before = await findHoliday(tx, shopId)
      if (holiday && holiday.to < before.today) throw dayPassed()
      const changed = await updateHoliday(tx, { shopId, version, holiday })
      if (!changed) throw changedMeanwhile(toState(await findHoliday(tx, shopId)))
      return toState(changed)
    },
  })

const dayPassed = () =>
  invalidInput([{ path: 'holiday.to', rule: 'custom', message: 'The last day has passed' }])

function toState(stored: StoredHoliday): HolidayState {
  const { from, to, words, backOn, hasReminder, version, today } = stored
  const isPlanned = from !== null && to !== null && to >= today
  return {
    holiday: isPlanned
      ? { from, to, words, isNow: backOn !== null, backOn: dayAfter(to), hasReminder }
      : null,
    version,
    today,
  }
}

const DAY_MS = 86_400_000

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
