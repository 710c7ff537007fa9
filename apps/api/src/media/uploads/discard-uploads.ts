import { enqueueAll } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { removePicture } from './forget-unclaimed-uploads.ts'
import { markDiscarded, type OwnUpload } from './uploads.sql.ts'

/** Removes all pictures of one kind that an account has uploaded, as soon as the transaction is committed. */
export async function discardUploads(tx: Tx, owner: Omit<OwnUpload, 'key'>): Promise<void> {
  const pictures = (await markDiscarded(tx, owner)).map((key) => ({ key }))
  await enqueueAll(tx, removePicture, pictures, ({ key }) => `remove_picture:${key}`)
}
