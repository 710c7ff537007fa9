import type { ProductId } from '@ahia/contracts/ids'
import { listFingerprints } from '#media/uploads/fingerprints.reads.ts'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { deleteTakenDown, findPictureKeys, insertTakenDown } from './taken-down.sql.ts'

/** ADMIN-30: remembers name and pictures, so that the same goods are recognised when the shop lists them again. */
export async function rememberTakenDown(tx: Tx, own: OwnProduct): Promise<void> {
  const keys = await findPictureKeys(tx, own.productId)
  await insertTakenDown(tx, own, await listFingerprints(tx, keys))
}

/** After it was restored. */
export const forgetTakenDown = (tx: Tx, productId: ProductId): Promise<void> => deleteTakenDown(tx, productId)
