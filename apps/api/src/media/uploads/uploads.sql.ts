import type { AccountId, StaffMemberId } from '@ahia/contracts/ids'
import { type Expression, type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '#tables.ts'

export type UploadKind = Tables['uploads']['kind']
export type OwnUpload = { key: string; accountId: AccountId; kind: UploadKind }

/** False when there is no such upload of this account. */
export async function markClaimed(tx: Tx, { key, accountId, kind }: OwnUpload): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ claimed_at: sql<Date>`coalesce(claimed_at, now())` })
    .where('key', '=', key)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('removal_requested_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** False also when it is used already. */
export const markClaimedOnce = (tx: Tx, { accountId, ...upload }: OwnUpload): Promise<boolean> =>
  claimUnused(tx, { ...upload, owner: sql<boolean>`account_id = ${accountId}` })

type StaffUpload = { key: string; staffId: StaffMemberId; kind: UploadKind }

/** False also when it is used already, or a colleague sent it. */
export const markClaimedByStaff = (tx: Tx, { staffId, ...upload }: StaffUpload): Promise<boolean> =>
  claimUnused(tx, { ...upload, owner: sql<boolean>`staff_id = ${staffId}` })

type Unused = { key: string; kind: UploadKind; owner: Expression<boolean> }

async function claimUnused(tx: Tx, { key, kind, owner }: Unused): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ claimed_at: sql<Date>`now()` })
    .where('key', '=', key)
    .where(owner)
    .where('kind', '=', kind)
    .where('claimed_at', 'is', null)
    .where('removal_requested_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function markReleased(tx: Tx, { key, accountId, kind }: OwnUpload): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ claimed_at: null })
    .where('key', '=', key)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
}

/** Of any account. */
export async function markAllReleased(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await tx.updateTable('uploads').set({ claimed_at: null }).where('key', 'in', keys).execute()
}

/** Marks every upload of this kind for removal, used or not, and returns their keys. */
export async function markDiscarded(tx: Tx, { accountId, kind }: Omit<OwnUpload, 'key'>): Promise<string[]> {
  const discarded = await tx
    .updateTable('uploads')
    .set({ claimed_at: null, removal_requested_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returning('key')
    .execute()
  return discarded.map(({ key }) => key)
}

/** Who sends a picture: an account, or a colleague, who has none. */
export type Sender = { accountId: AccountId | null; staffId?: StaffMemberId | undefined }

export type NewUpload = Sender & {
  key: string
  kind: UploadKind
  width: number
  height: number
  fingerprint: string
}

export async function insertUploads(db: Kysely<Tables>, uploads: readonly NewUpload[]): Promise<void> {
  const rows = uploads.map(({ accountId, staffId, ...rest }) => ({
    account_id: accountId,
    staff_id: staffId ?? null,
    ...rest,
  }))
  await db.insertInto('uploads').values(rows).execute()
}

export async function deleteUploads(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('uploads').where('key', 'in', keys).where('claimed_at', 'is', null).execute()
}

/**
 * Marks old unused uploads for removal, at most `atMost`, oldest first, and returns their keys. They can no longer be claimed.
 * Those whose files were not removed within half a day are returned again.
 */
export async function markForRemoval(tx: Tx, { days, atMost }: { days: number; atMost: number }) {
  const old = tx
    .selectFrom('uploads')
    .select('key')
    .where('claimed_at', 'is', null)
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where((upload) =>
      upload.or([
        upload('removal_requested_at', 'is', null),
        upload('removal_requested_at', '<', sql<Date>`now() - interval '12 hours'`),
      ]),
    )
    .orderBy('sent_at')
    .orderBy('key')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
  const going = await tx
    .updateTable('uploads')
    .set({ removal_requested_at: sql<Date>`now()` })
    .where('key', 'in', old)
    .returning('key')
    .execute()
  return going.map(({ key }) => key)
}
