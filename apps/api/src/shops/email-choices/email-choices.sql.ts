import type { ShopId } from '@ahia/contracts/ids'
import type { ShopEmail } from '@ahia/contracts/seller/email-choices'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Choice = { shopId: ShopId; kind: ShopEmail; isWanted: boolean }

/** One kind alone, so that two devices that switch two kinds at once both have their way. */
export async function storeChoice(tx: Tx, { shopId, kind, isWanted }: Choice): Promise<void> {
  await sql`
    update shops set muted_emails = case
      when ${isWanted} then array_remove(muted_emails, ${kind}::text)
      else array_append(array_remove(muted_emails, ${kind}::text), ${kind}::text)
    end
    where id = ${shopId}`.execute(tx)
}
