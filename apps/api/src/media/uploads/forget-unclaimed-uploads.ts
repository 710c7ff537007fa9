import { pictureKey } from '@ahia/pictures/address'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Db } from '#tables.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { removeWithheld } from '../pictures/withheld-picture.ts'
import { deleteOldDays } from './days.sql.ts'
import { deleteUploads, markForRemoval } from './uploads.sql.ts'

/** Forms are finished within a week, or started again. */
const KEEP_DAYS = 7
const AT_ONCE = 100

export const removePicture = jobKind('remove_picture', z.strictObject({ key: z.string() }))

/**
 * Deletes uploads that were never used. Runs nightly. The files are removed by separate jobs and the row after them, so that
 * files in a store that was down are retried the next night.
 */
export async function forgetUnclaimedUploads({ db }: { db: Db }): Promise<void> {
  await db.transaction(deleteOldDays)
  const askForSome = () =>
    db.transaction(async (tx) => {
      const keys = await markForRemoval(tx, { days: KEEP_DAYS, atMost: AT_ONCE })
      for (const key of keys) await enqueue(tx, removePicture, { key }, { key: `remove_picture:${key}` })
      return keys.length
    })
  while ((await askForSome()) > 0);
}

type Removed = z.output<typeof removePicture.payload>

/** The files first, as without the row they could not be found. */
export async function removeUpload(
  { db, pictures }: { db: Db; pictures: PictureStore },
  { key }: Removed,
): Promise<void> {
  await removeWithheld({ pictures }, pictureKey(key))
  await db.statement((writer) => deleteUploads(writer, [key]))
}
