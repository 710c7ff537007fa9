import type { Tx } from '#tables.ts'
import { insertFees, type NewFees } from './delivery.sql.ts'

/** ADMIN-33: fees from a day on; how long a delivery takes stays as it is. Orders keep the fee of their checkout. */
export async function addFees(tx: Tx, all: readonly NewFees[]): Promise<void> {
  for (const fees of all) await insertFees(tx, fees)
}
