import type { ShopId } from '@ahia/contracts/ids'
import { findEmail } from '#accounts/accounts.reads.ts'
import { mailLater } from '#notifications/mail-later.ts'
import type { Email } from '#providers/mail/email.ts'
import type { Db, Tx } from '#tables.ts'
import { findOwnerOf } from '../own-shop/own-shops.sql.ts'

export type TellDeps = {
  db: Db
  /** What the links in an email begin with. */
  publicUrl: string
}

export type Told = { email: string; shopName: string; publicUrl: string }

/** Asks for an email as part of the transaction. Anyone who is gone, or never was (demo shops), is told nothing. */
export async function tellShop(
  tx: Tx,
  { publicUrl }: Pick<TellDeps, 'publicUrl'>,
  shopId: ShopId,
  write: (told: Told) => Promise<Omit<Email, 'id'>>,
): Promise<void> {
  const owner = await findOwnerOf(tx, shopId)
  const email = owner && (await findEmail(tx, owner.accountId))
  if (email) await mailLater(tx, await write({ email, shopName: owner.shopName, publicUrl }))
}
