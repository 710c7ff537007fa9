import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Writer } from '#tables.ts'

export async function markFirstListing(writer: Writer, shopId: ShopId): Promise<void> {
  await sql`
    update shops set first_listed_at = now() where id = ${shopId} and first_listed_at is null`.execute(writer)
}
