import type { Reader } from '#tables.ts'
import { listRatesAt } from './ledger.sql.ts'
import type { Rate } from './rates.rules.ts'

/** The rates in force now, by the database's clock, or those that were at a moment. */
export const listRates = (reader: Reader, at: Date | null = null): Promise<Rate[]> => listRatesAt(reader, at)
