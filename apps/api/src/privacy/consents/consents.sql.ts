import type { AccountId, ConsentId } from '@ahia/contracts/ids'
import type { ConsentPurpose } from '@ahia/reference/privacy/consents'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

/** Whose: an account's, or of an address that gets the newsletter. */
export type ConsentOf = { accountId: AccountId } | { email: string }
type GivenHow = Tables['consents']['given_how']
type WithdrawnHow = NonNullable<Tables['consents']['withdrawn_how']>
export type NewConsent = {
  id: ConsentId
  purpose: ConsentPurpose
  words: string
  version: string
  how: GivenHow
}

const ownerIs = (of: ConsentOf) =>
  'accountId' in of ? sql`account_id = ${of.accountId}` : sql`email = ${of.email}`

/** Nothing changes when it is given already. */
export async function insertConsent(tx: Tx, of: ConsentOf, consent: NewConsent): Promise<void> {
  await tx
    .insertInto('consents')
    .values({
      id: consent.id,
      account_id: 'accountId' in of ? of.accountId : null,
      email: 'email' in of ? of.email : null,
      purpose: consent.purpose,
      words: consent.words,
      words_version: consent.version,
      given_how: consent.how,
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function endConsent(
  tx: Tx,
  of: ConsentOf,
  { purpose, how }: { purpose: ConsentPurpose; how: WithdrawnHow },
): Promise<void> {
  await sql`
    update consents set withdrawn_at = now(), withdrawn_how = ${how}
    where ${ownerIs(of)} and purpose = ${purpose} and withdrawn_at is null`.execute(tx)
}

export async function isGiven(reader: Reader, of: ConsentOf, purpose: ConsentPurpose): Promise<boolean> {
  const { rows } = await sql`
    select from consents where ${ownerIs(of)} and purpose = ${purpose} and withdrawn_at is null`.execute(
    reader,
  )
  return rows.length > 0
}

type StoredConsent = {
  purpose: ConsentPurpose
  words: string
  version: string
  givenAt: Date
  how: GivenHow
  withdrawnAt: Date | null
}

/** Of an account and of its address, oldest first. */
export async function listStoredConsents(
  reader: Reader,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<StoredConsent[]> {
  const { rows } = await sql<StoredConsent>`
    select purpose, words, words_version as version, given_at as "givenAt", given_how as how, withdrawn_at as "withdrawnAt"
    from consents where account_id = ${accountId} or email = ${email}
    order by given_at, id limit 1000`.execute(reader)
  return rows
}

export async function deleteConsentsOfAddress(tx: Tx, email: string): Promise<void> {
  await sql`delete from consents where email = ${email}`.execute(tx)
}
