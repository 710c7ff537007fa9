import type { AccountId } from '@ahia/contracts/ids'
import { claimNewUpload } from '#media/uploads/claim-upload.ts'
import { releaseUpload } from '#media/uploads/release-upload.ts'
import type { Tx } from '#tables.ts'
import { pictureUnknown } from './listings.errors.ts'

type Change = {
  before: readonly string[]
  after: readonly string[]
  accountId: AccountId | null
  /** Orders show the pictures of what was sold, so that only those of drafts are deleted. */
  isDraft: boolean
}

/** SELL-12: only pictures that this account has sent and that nothing else uses. */
export async function claimPictures(tx: Tx, { before, after, accountId, isDraft }: Change): Promise<void> {
  for (const key of after.filter((one) => !before.includes(one)))
    if (accountId === null || !(await claimNewUpload(tx, { key, accountId, kind: 'MEDIA' })))
      throw pictureUnknown()
  if (!isDraft || accountId === null) return
  for (const key of before.filter((one) => !after.includes(one)))
    await releaseUpload(tx, { key, accountId, kind: 'MEDIA' })
}
