import type { Category } from '@ahia/reference/categories'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type BookedRate = {
  hasPackage: boolean
  category: Category
  rateBps: number
  validFrom: Date
  announcedAt: Date
}

/** ADMIN-33: all of the book, the oldest first. */
export async function listBookedRates(reader: Reader | Tx): Promise<BookedRate[]> {
  const { rows } = await sql<BookedRate>`
    select has_package as "hasPackage", category, rate_bps as "rateBps", valid_from as "validFrom",
      announced_at as "announcedAt"
    from commission_rates order by valid_from, has_package, category`.execute(reader)
  return rows
}

type IndividualRate = { rateBps: number; validFrom: Date; announcedAt: Date }

export async function listIndividualRates(reader: Reader | Tx): Promise<IndividualRate[]> {
  const { rows } = await sql<IndividualRate>`
    select rate_bps as "rateBps", valid_from as "validFrom", announced_at as "announcedAt"
    from individual_rates order by valid_from`.execute(reader)
  return rows
}

/** CONST-10: what holds now, in percent. */
export async function readIndividualPercent(reader: Reader): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select (rate_bps / 100.0)::float8 as percent from individual_rates
    where valid_from <= now() order by valid_from desc limit 1`.execute(reader)
  const [rate] = rows
  if (!rate) throw new Error('The migration has a rate')
  return rate.percent
}
