import type { ShopId } from '@ahia/contracts/ids'
import { findEmail } from '#accounts/accounts.reads.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { Db, Tx } from '#tables.ts'
import { findOwnerOf } from '../own-shop/own-shops.sql.ts'

export type EmailDeps = {
  db: Db
  /** The base of links in emails. */
  publicUrl: string
}

export type EmailContext = { email: string; shopName: string; publicUrl: string }

/** Enqueues an email as part of the transaction. Deleted accounts and demo shops, which have no owner, get none. */
export async function emailShop(
  tx: Tx,
  { publicUrl }: Pick<EmailDeps, 'publicUrl'>,
  shopId: ShopId,
  write: (context: EmailContext) => Promise<Omit<Email, 'id'>>,
): Promise<void> {
  const owner = await findOwnerOf(tx, shopId)
  const email = owner && (await findEmail(tx, owner.accountId))
  if (email) await enqueueEmail(tx, await write({ email, shopName: owner.shopName, publicUrl }))
}
