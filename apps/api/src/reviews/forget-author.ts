import type { AccountId } from '@ahia/contracts/ids'
import { NAMELESS } from '@ahia/rules/author-name'
import { discardUploads } from '#media/uploads/discard-uploads.ts'
import type { Tx } from '#tables.ts'
import { deletePhotosBy, renameAuthor } from './own-reviews.sql.ts'

/** PROF-06, WIN-38: reviews of a deleted account stay, without the name and the photos. */
export async function forgetAuthor(tx: Tx, accountId: AccountId): Promise<void> {
  await deletePhotosBy(tx, accountId)
  await discardUploads(tx, { accountId, kind: 'REVIEW' })
  await renameAuthor(tx, accountId, NAMELESS)
}
