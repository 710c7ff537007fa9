import type { AccountId } from '@ahia/contracts/ids'
import type { User } from '@ahia/contracts/shapes/user'
import { giveConsent } from '#privacy/consents/give-consent.ts'
import type { Db } from '#tables.ts'
import { fillIn, type ProfileInput } from './fill-in-profile.ts'
import { getProfile } from './get-profile.ts'
import { holdProfile, writeProfile } from './profiles.sql.ts'

type Update = { accountId: AccountId; input: ProfileInput }

/** API-23, PROF-03: changes the sent fields only. */
export async function updateProfile({ db }: { db: Db }, { accountId, input }: Update): Promise<User> {
  return db.transaction(async (tx) => {
    const stored = await holdProfile(tx, accountId)
    await writeProfile(tx, accountId, fillIn(stored, input))
    if (input.gender !== undefined)
      await giveConsent(tx, { accountId }, { purpose: 'GENDER', how: 'PROFILE' })
    return getProfile(tx, accountId)
  })
}
