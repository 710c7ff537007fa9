import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

export type ShopOwner = {
  shopId: ShopId
  accountId: AccountId
  phone: string
  category: NonNullable<Tables['shops']['category']>
  street: string
  region: string
}

/** What shoppers see of the shop counts as approved. */
export async function setOwner(tx: Tx, owner: ShopOwner): Promise<void> {
  await sql`
    update shops set
      account_id = ${owner.accountId}, phone = ${owner.phone}, category = ${owner.category}, street = ${owner.street},
      region = ${owner.region}, country = 'NIGERIA', reviewed_version = shown_version
    where id = ${owner.shopId}`.execute(tx)
}
