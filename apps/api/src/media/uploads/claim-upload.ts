import type { Tx } from '#tables.ts'
import { markClaimed, type OwnUpload } from './uploads.sql.ts'

/** Something shows the picture from now on, so it stays. False for what this account has not sent. */
export const claimUpload = (tx: Tx, upload: OwnUpload): Promise<boolean> => markClaimed(tx, upload)
