import type { Tx } from '#tables.ts'
import { markClaimed, type OwnUpload } from './uploads.sql.ts'

/** Marks the picture as used, so that it is not deleted. False when this account has not uploaded it. */
export const claimUpload = (tx: Tx, upload: OwnUpload): Promise<boolean> => markClaimed(tx, upload)
