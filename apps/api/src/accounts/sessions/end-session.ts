import type { AccountId, SessionId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { closeRegistration } from '../codes/grants.sql.ts'
import { sessionNotFound } from './sessions.errors.ts'
import { endAllSessions, endOtherSessions as endOthers, endSession as endOwnSession } from './sessions.sql.ts'

type Ending = { accountId: AccountId; sessionId: SessionId }

/** PROF-06: signs out one device of the account; another account's session is treated as unknown. */
export async function endSession({ db }: { db: Db }, ending: Ending): Promise<void> {
  const isTheirs = await db.transaction((tx) => endOwnSession(tx, ending, 'OWNER'))
  if (!isTheirs) throw sessionNotFound()
}

/** PROF-06: signs out everywhere, including this device. */
export async function endEverySession({ db }: { db: Db }, accountId: AccountId): Promise<void> {
  await db.transaction(async (tx) => {
    await closeRegistration(tx, accountId)
    await endAllSessions(tx, accountId, 'OWNER')
  })
}

/** SELL-61: signs out everywhere else. */
export async function endOtherSessions({ db }: { db: Db }, own: Ending): Promise<void> {
  await db.transaction(async (tx) => {
    await closeRegistration(tx, own.accountId)
    await endOthers(tx, own, 'OWNER')
  })
}
