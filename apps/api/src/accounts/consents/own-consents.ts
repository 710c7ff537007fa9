import type { DataOf } from '@ahia/contracts/endpoint'
import type { AccountId } from '@ahia/contracts/ids'
import type { listConsents as contract } from '@ahia/contracts/profile/privacy'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@ahia/reference/privacy/consents'
import { listConsents } from '#privacy/consents/consents.reads.ts'
import { giveConsent, withdrawConsent } from '#privacy/consents/give-consent.ts'
import type { Db, Tx } from '#tables.ts'
import { getEmail } from '../get-email.ts'
import { holdAccount } from '../hold-account.ts'
import { deleteGender } from '../profile/profiles.sql.ts'

export type ConsentDeps = {
  db: Db
  /** Of the slice that sends the newsletter: asks the address to confirm. */
  askForNewsletter(email: string, clientAddress: string): Promise<void>
  endNewsletter(tx: Tx, email: string): Promise<void>
}

/** PRIV-07: each purpose, given or not. */
export async function listOwnConsents(
  { db }: { db: Db },
  accountId: AccountId,
): Promise<DataOf<typeof contract>['consents']> {
  const given = await listConsents(db.read, { accountId, email: await getEmail(db.read, accountId) })
  return CONSENT_PURPOSES.map((purpose) => {
    const current = given.findLast((one) => one.purpose === purpose && one.withdrawnAt === null)
    return { purpose, isGiven: current !== undefined, since: current?.givenAt ?? null }
  })
}

type Setting = { accountId: AccountId; purpose: ConsentPurpose; isGiven: boolean; clientAddress: string }

/** PRIV-07: as easy to take back as to give. Returns whether it holds now; a newsletter only once its email is confirmed. */
export async function setOwnConsent(deps: ConsentDeps, setting: Setting): Promise<boolean> {
  const { accountId, purpose, isGiven, clientAddress } = setting
  if (purpose === 'NEWSLETTER' && isGiven) return askForNewsletter(deps, { accountId, clientAddress })
  await deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    if (isGiven) await giveConsent(tx, { accountId }, { purpose, how: 'PROFILE' })
    else await takeBack(tx, deps, { accountId, purpose })
  })
  return isGiven
}

async function askForNewsletter(
  deps: ConsentDeps,
  { accountId, clientAddress }: Pick<Setting, 'accountId' | 'clientAddress'>,
): Promise<boolean> {
  const consents = await listOwnConsents(deps, accountId)
  if (consents.some(({ purpose, isGiven }) => purpose === 'NEWSLETTER' && isGiven)) return true
  await deps.askForNewsletter(await getEmail(deps.db.read, accountId), clientAddress)
  return false
}

/** What rested on the consent goes with it. */
async function takeBack(
  tx: Tx,
  deps: ConsentDeps,
  { accountId, purpose }: Pick<Setting, 'accountId' | 'purpose'>,
): Promise<void> {
  if (purpose === 'NEWSLETTER') return deps.endNewsletter(tx, await getEmail(tx, accountId))
  if (purpose === 'GENDER') await deleteGender(tx, accountId)
  await withdrawConsent(tx, { accountId }, { purpose, how: 'PROFILE' })
}
