import type { Tx } from '#tables.ts'
import { insertIndividualRate, insertRates } from './rate-book.sql.ts'

/** ADMIN-33: rates from a day on, as part of the transaction that announces them. */
export const addRates = (tx: Tx, added: Parameters<typeof insertRates>[1]): Promise<void> =>
  insertRates(tx, added)

export const addIndividualRate = (
  tx: Tx,
  { validFrom, rateBps }: { validFrom: Date; rateBps: number },
): Promise<void> => insertIndividualRate(tx, validFrom, rateBps)
