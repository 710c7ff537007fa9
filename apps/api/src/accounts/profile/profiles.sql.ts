import type { AccountId } from '@ahia/contracts/ids'
import type { Reader, Tables, Tx } from '#tables.ts'

export type Profile = Omit<Tables['customer_profiles'], 'account_id'>

const PROFILE_COLUMNS = [
  'profile.name',
  'profile.phone',
  'profile.gender',
  'profile.street',
  'profile.city',
  'profile.state',
  'profile.country',
] as const

/** An account as its owner sees it; null for a deleted one. Fields that were never filled in are null. */
export async function findCustomer(reader: Reader, accountId: AccountId) {
  const row = await reader
    .selectFrom('accounts as account')
    .leftJoin('customer_profiles as profile', 'profile.account_id', 'account.id')
    .select(['account.email', 'account.status', 'account.created_at', ...PROFILE_COLUMNS])
    .where('account.id', '=', accountId)
    .where('account.kind', '=', 'CUSTOMER')
    .executeTakeFirst()
  if (row === undefined || row.email === null || row.status === 'DELETED') return null
  const { email, status, created_at: createdAt, ...profile } = row
  return { email, status, createdAt, profile }
}

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** Locks and returns the stored profile, inserting an empty one at first; concurrent changes wait until this transaction ends. */
export async function holdProfile(tx: Tx, accountId: AccountId): Promise<Profile> {
  await tx
    .insertInto('customer_profiles')
    .values({ account_id: accountId })
    .onConflict((profile) => profile.doNothing())
    .execute()
  return tx
    .selectFrom('customer_profiles as profile')
    .select(PROFILE_COLUMNS)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeProfile(tx: Tx, accountId: AccountId, profile: Profile): Promise<void> {
  const { name, phone, gender, street, city, state, country } = profile
  await tx
    .updateTable('customer_profiles')
    .set({ name, phone, gender, street, city, state, country })
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteProfile(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('customer_profiles').where('account_id', '=', accountId).execute()
}

/** PRIV-07: goes with the consent to it. */
export async function deleteGender(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('customer_profiles')
    .set({ gender: null })
    .where('account_id', '=', accountId)
    .execute()
}
