import type { Tx } from '#tables.ts'
import { type ShopOwner, setOwner } from './owners.sql.ts'

/** For shops that nobody registered: those of the demo market. */
export const addOwner = (tx: Tx, owner: ShopOwner): Promise<void> => setOwner(tx, owner)
