import type { Tx } from '#tables.ts'
import { markReleased, type OwnUpload } from './uploads.sql.ts'

/** Nothing shows the picture any more, so it goes as one does that was never shown. */
export const releaseUpload = (tx: Tx, upload: OwnUpload): Promise<void> => markReleased(tx, upload)
