import type { AccountId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { countItems } from './cart-lines.sql.ts'

/** SHELL-12: asked with every page that a customer opens, so it looks at nothing but the quantities. */
export const countCart = ({ db }: { db: Db }, accountId: AccountId): Promise<number> =>
  countItems(db.read, accountId)
