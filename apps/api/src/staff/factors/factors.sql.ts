import type { StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'
import type { StoredPasskey } from './passkeys.ts'

export async function findPasskey(reader: Reader, credentialId: string) {
  const row = await reader
    .selectFrom('staff_passkeys as passkey')
    .innerJoin('staff_members as member', 'member.id', 'passkey.staff_id')
    .select(['passkey.staff_id', 'public_key', 'sign_count', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('member.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) return null
  const { staff_id: staffId, public_key, sign_count: signCount, transports } = row
  const stored: StoredPasskey = {
    credentialId,
    publicKey: new Uint8Array(public_key),
    signCount,
    transports,
  }
  return { staffId, stored }
}

/** False when its signCount has moved since it was read: a copied passkey, or the same answer twice. */
export async function usePasskey(
  tx: Tx,
  used: { credentialId: string; before: number; signCount: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ sign_count: used.signCount, used_at: sql`now()` })
    .where('credential_id', '=', used.credentialId)
    .where('sign_count', '=', used.before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewRow = { staffId: StaffMemberId; passkey: StoredPasskey; name: string }

export async function insertPasskey(tx: Tx, { staffId, passkey, name }: NewRow): Promise<void> {
  const { credentialId, publicKey, signCount, transports } = passkey
  await tx
    .insertInto('staff_passkeys')
    .values({
      credential_id: credentialId,
      staff_id: staffId,
      public_key: Buffer.from(publicKey),
      sign_count: signCount,
      transports,
      name,
    })
    .execute()
}

export const listPasskeys = (reader: Reader, staffId: StaffMemberId) =>
  reader
    .selectFrom('staff_passkeys')
    .select(['credential_id as id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()

/** Whether one is left, or an authenticator with a password, decides the same statement. */
export async function deletePasskey(
  tx: Tx,
  { staffId, id }: { staffId: StaffMemberId; id: string },
): Promise<boolean> {
  await sql`select 1 from staff_members where id = ${staffId} for update`.execute(tx)
  const { rows } = await sql`
    delete from staff_passkeys where staff_id = ${staffId} and credential_id = ${id}
      and (exists (select from staff_passkeys other where other.staff_id = ${staffId} and other.credential_id <> ${id})
        or exists (select from staff_authenticators where staff_id = ${staffId}))
    returning 1`.execute(tx)
  return rows.length === 1
}

export async function insertAuthenticator(
  tx: Tx,
  { staffId, sealedSecret, step }: { staffId: StaffMemberId; sealedSecret: string; step: number },
): Promise<void> {
  await tx
    .insertInto('staff_authenticators')
    .values({ staff_id: staffId, sealed_secret: sealedSecret, last_step: step })
    .execute()
}

export async function findSealedSecret(reader: Reader, staffId: StaffMemberId): Promise<string | null> {
  const row = await reader
    .selectFrom('staff_authenticators')
    .select('sealed_secret')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row?.sealed_secret ?? null
}

/** One statement for all: a connection for each of them would leave none for others. */
export const listSealedSecrets = (
  reader: Reader,
  emails: readonly string[],
): Promise<{ email: string; secret: string }[]> =>
  reader
    .selectFrom('staff_authenticators')
    .innerJoin('staff_members', 'staff_members.id', 'staff_id')
    .select(['email', 'sealed_secret as secret'])
    .where('email', 'in', emails)
    .where('status', '=', 'ACTIVE')
    .execute()

/** ADMIN-03: each time step is accepted once. False for one that was. */
export async function useStep(
  writer: Writer,
  { staffId, step }: { staffId: StaffMemberId; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('staff_authenticators')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
