import type { Kobo } from '@ahia/money/kobo'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type BookedFees = {
  state: DeliveryState
  nearKobo: Kobo
  farKobo: Kobo
  validFrom: Date
  announcedAt: Date
}

/** ADMIN-33: all of the book, the oldest first. */
export async function listBookedFees(reader: Reader | Tx): Promise<BookedFees[]> {
  const { rows } = await sql<BookedFees>`
    select state, near_kobo as "nearKobo", far_kobo as "farKobo", valid_from as "validFrom", announced_at as "announcedAt"
    from delivery_fees order by valid_from, state`.execute(reader)
  return rows
}
