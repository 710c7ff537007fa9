import type { Category } from '@ahia/reference/categories'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type NewRates = {
  validFrom: Date
  rates: readonly { hasPackage: boolean; category: Category; rateBps: number }[]
}

/** The database rejects less than its notice. */
export async function insertRates(tx: Tx, { validFrom, rates }: NewRates): Promise<void> {
  await tx
    .insertInto('commission_rates')
    .values(
      rates.map(({ hasPackage, category, rateBps }) => ({
        has_package: hasPackage,
        category,
        valid_from: validFrom,
        rate_bps: rateBps,
      })),
    )
    .execute()
}

export async function insertIndividualRate(tx: Tx, validFrom: Date, rateBps: number): Promise<void> {
  await sql`
    insert into individual_rates (valid_from, rate_bps) values (${validFrom}, ${rateBps})`.execute(tx)
}
