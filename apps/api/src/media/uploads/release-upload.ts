import type { Tx } from '#tables.ts'
import { markAllReleased, markReleased, type OwnUpload } from './uploads.sql.ts'

/** Marks the picture as unused, so that it is deleted like one that was never used. */
export const releaseUpload = (tx: Tx, upload: OwnUpload): Promise<void> => markReleased(tx, upload)

/** The same for pictures of any account, by a slice that no longer uses them. */
export const releaseUploads = (tx: Tx, keys: readonly string[]): Promise<void> => markAllReleased(tx, keys)
