import type { Tx } from '#tables.ts'
import { markReleased, type OwnUpload } from './uploads.sql.ts'

/** Marks the picture as unused, so that it is deleted like one that was never used. */
export const releaseUpload = (tx: Tx, upload: OwnUpload): Promise<void> => markReleased(tx, upload)
