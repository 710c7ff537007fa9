import { createHmac, randomInt } from 'node:crypto'
import type { AccountId, SupportViewId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { holdAccount } from '../hold-account.ts'
import { supportCodeRefused } from './people.errors.ts'
import {
  deleteSupportCode,
  endViews,
  findOpenView,
  findOwnView,
  insertSupportCode,
  insertSupportView,
  takeSupportCode,
} from './support.sql.ts'

type Deps = { db: Db; secrets: Secrets }
const DIGITS = 6
const TRIES = 5

const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, code: string): Buffer =>
  createHmac('sha256', secrets.deriveKey('support-code')).update(code).digest()

/** ADMIN-38: six digits that the customer reads out. They give no access to anything but a view. */
export async function makeSupportCode(
  deps: Deps,
  accountId: AccountId,
): Promise<{ code: string; expiresAt: string }> {
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const expiresAt = await insertSupportCode(tx, { accountId, codeHash: hashOf(deps, code) })
      if (expiresAt) return { code, expiresAt: expiresAt.toISOString() }
    }
    throw new Error('No support code is free')
  })
}

/** ADMIN-38: who of us looks right now. */
export async function getSupportView({ db }: { db: Db }, accountId: AccountId) {
  const view = await findOpenView(db.read, accountId)
  return { view: view && { by: view.by, endsAt: view.endsAt.toISOString() } }
}

/** ADMIN-38: by the customer; the colleague sees nothing at their next look. */
export const endSupportView = ({ db }: { db: Db }, accountId: AccountId): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteSupportCode(tx, accountId)
    await endViews(tx, accountId)
  })

/** ADMIN-38: opens a view for this colleague alone, for 15 minutes, once for each code. */
export async function openSupportView(
  deps: Deps,
  { by, code }: { by: StaffActor; code: string },
): Promise<SupportViewId> {
  const id = newId<SupportViewId>()
  await deps.db.transaction(async (tx) => {
    const accountId = await takeSupportCode(tx, hashOf(deps, code))
    if (accountId === null) throw supportCodeRefused()
    await insertSupportView(tx, { id, accountId, staffId: by.id })
    await recordStaffAct(tx, by, { act: 'customer.support-view', subjects: [`account:${accountId}`] })
  })
  return id
}

/** ADMIN-38: of whom this colleague may see cart and checkout now. Ended, run out or another's: refused alike. */
export async function getViewedAccount(
  { db }: { db: Db },
  { by, id }: { by: StaffActor; id: SupportViewId },
): Promise<{ accountId: AccountId; endsAt: Date }> {
  const view = await findOwnView(db.read, { id, staffId: by.id })
  if (view === null) throw supportCodeRefused()
  return view
}
