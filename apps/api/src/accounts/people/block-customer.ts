import type { AccountBlockId, AccountId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { findEmail } from '../accounts.reads.ts'
import { endAllSessions } from '../sessions/sessions.sql.ts'
import {
  endBlock,
  findOpenBlock,
  insertBlock,
  listDueBlocks,
  type NewBlock,
  setBlocked,
} from './blocks.sql.ts'
import { getPerson } from './find-customers.ts'
import { alreadyBlocked, customerNotFound } from './people.errors.ts'
import { sayBlocked, sayUnblocked } from './people-emails.ts'

type Blocking = Pick<NewBlock, 'accountId' | 'reason' | 'words' | 'endsAt' | 'reviewAt'> & { by: StaffActor }

/**
 * ADMIN-37: ends every session at once; paid orders arrive. The same by the same colleague again changes nothing, another
 * block is refused.
 */
export async function blockCustomer({ db }: { db: Db }, { by, ...block }: Blocking): Promise<void> {
  const { accountId, reason, words, endsAt } = block
  await db.transaction(async (tx) => {
    const { email } = await getPerson(tx, accountId)
    if (email === null) throw customerNotFound()
    if (!(await insertBlock(tx, { ...block, id: newId<AccountBlockId>(), by: by.id }))) {
      const open = await findOpenBlock(tx, accountId)
      if (open?.blocked_by === by.id && open.reason === reason) return
      throw alreadyBlocked()
    }
    if (!(await setBlocked(tx, accountId, true))) throw customerNotFound() // deleted a moment ago
    await endAllSessions(tx, accountId, 'STAFF')
    await enqueueEmail(tx, await sayBlocked({ email, words, endsAt }))
    await recordStaffAct(tx, by, { act: 'customer.block', subjects: [`account:${accountId}`], reason })
  })
}

/** ADMIN-37: opens the account again; no session comes back. Unblocked already: nothing happens. */
export const unblockCustomer = (
  { db }: { db: Db },
  { by, accountId }: { by: StaffActor; accountId: AccountId },
): Promise<void> =>
  db.transaction(async (tx) => {
    await getPerson(tx, accountId)
    if (!(await open(tx, { accountId, by: by.id }))) return
    await recordStaffAct(tx, by, { act: 'customer.unblock', subjects: [`account:${accountId}`] })
  })

const AT_ONCE = 100

/** ADMIN-37: blocks whose time is over. Runs every five minutes. */
export async function endDueBlocks({ db }: { db: Db }): Promise<void> {
  for (const accountId of await listDueBlocks(db.read, AT_ONCE))
    await db.transaction(async (tx) => {
      if (!(await open(tx, { accountId, by: null }))) return
      const subjects: [string] = [`account:${accountId}`]
      await recordAct(tx, { actor: { kind: 'MARKET' }, act: 'customer.unblock', subjects })
    })
}

async function open(tx: Tx, { accountId, by }: Parameters<typeof endBlock>[1]): Promise<boolean> {
  if (!(await endBlock(tx, { accountId, by }))) return false
  await setBlocked(tx, accountId, false)
  const email = await findEmail(tx, accountId)
  if (email !== null) await enqueueEmail(tx, await sayUnblocked({ email }))
  return true
}
