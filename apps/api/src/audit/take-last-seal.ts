import type { Tx } from '#tables.ts'
import { type DaySeal, takeLastSeal as takeRow } from './seals.sql.ts'

/** ADMIN-48: the last seal of the latest day that is over, once; null when there is none, or it was taken. */
export const takeLastSeal = (tx: Tx): Promise<DaySeal | null> => takeRow(tx)
