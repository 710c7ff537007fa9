import type { StaffMemberId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import {
  markClaimed,
  markClaimedByStaff,
  markClaimedOnce,
  type OwnUpload,
  type UploadKind,
} from './uploads.sql.ts'

/** Marks the picture as used, so that it is not deleted. False when this account has not uploaded it. */
export const claimUpload = (tx: Tx, upload: OwnUpload): Promise<boolean> => markClaimed(tx, upload)

/** The same for a picture that nothing uses yet: of two that claim it at once, one gets it. */
export const claimNewUpload = (tx: Tx, upload: OwnUpload): Promise<boolean> => markClaimedOnce(tx, upload)

type StaffUpload = { key: string; staffId: StaffMemberId; kind: UploadKind }

/** The same for a picture that a colleague has sent. */
export const claimStaffUpload = (tx: Tx, upload: StaffUpload): Promise<boolean> =>
  markClaimedByStaff(tx, upload)
