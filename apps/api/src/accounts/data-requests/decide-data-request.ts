import type { AccountId, DataRequestId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { findEmail } from '../accounts.reads.ts'
import { sendExportLink } from '../my-data/send-export-link.ts'
import { customerNotFound } from '../people/people.errors.ts'
import { alreadyDecided, identityMissing, needsTwoPeople, requestNotFound } from './data-requests.errors.ts'
import {
  closeRequest,
  insertRequest,
  lockRequest,
  type RequestRow,
  setRestricted,
} from './data-requests.sql.ts'
import { writeRequestAnswer } from './request-emails.ts'

export type RequestDeps = {
  db: Db
  /** The base of links in emails. */
  publicUrl: string
  /** PRIV-07, PRIV-08: ends the newsletter of an address; of a slice on the same layer. */
  endNewsletterFor(tx: Tx, email: string): Promise<void>
}

type Recording = Pick<RequestRow, 'kind' | 'contact' | 'words'> & {
  by: StaffActor
  accountId: AccountId | null
  source: 'EMAIL' | 'POST'
  receivedAt: Date
}

/** PRIV-08: one that came by email or by post. The 30 days run from the day it came. */
export async function recordDataRequest(deps: { db: Db }, recording: Recording): Promise<DataRequestId> {
  const { by, accountId, kind, source, contact, words, receivedAt } = recording
  return deps.db.transaction(async (tx) => {
    const request = { account_id: accountId, kind, source, contact, words, identity: null, receivedAt }
    const { id } = await insertRequest(tx, { ...request, id: newId<DataRequestId>() })
    const subjects: [string, ...string[]] = [
      `data-request:${id}`,
      ...(accountId ? [`account:${accountId}`] : []),
    ]
    await recordStaffAct(tx, by, { act: 'data-request.record', subjects })
    return id
  })
}

type Deciding = {
  by: StaffActor
  id: DataRequestId
  answer: string
  /** How we know who asks; not needed where they were signed in. */
  identity: RequestRow['identity']
}

/** PRIV-08: does what was asked, as far as this can be done here, and emails the answer. An erasure needs two people. */
export const finishDataRequest = (deps: RequestDeps, deciding: Deciding): Promise<void> =>
  decide(deps, { ...deciding, state: 'DONE', reason: null })

/** PRIV-08: never without a reason and words. */
export const refuseDataRequest = (
  deps: RequestDeps,
  deciding: Deciding & { reason: NonNullable<RequestRow['reason']> },
): Promise<void> => decide(deps, { ...deciding, state: 'REFUSED' })

type Decision = Deciding & { state: 'DONE' | 'REFUSED'; reason: RequestRow['reason'] }

const decide = (deps: RequestDeps, decision: Decision): Promise<void> =>
  deps.db.transaction((tx) => decideIn(tx, deps, decision))

async function decideIn(tx: Tx, deps: RequestDeps, decision: Decision): Promise<void> {
  const { by, id, state, reason, answer } = decision
  const request = await lockRequest(tx, id)
  if (request === null) throw requestNotFound()
  if (request.state !== 'OPEN') {
    if (request.state === state && request.decided_by === by.id) return // the same again
    throw alreadyDecided('A colleague')
  }
  const identity = request.identity ?? decision.identity
  if (state === 'DONE' && identity === null) throw identityMissing()
  const email = await addressOf(tx, request)
  if (state === 'DONE' && request.kind === 'ERASURE' && email !== null && request.account_id !== null)
    throw needsTwoPeople()
  if (state === 'DONE') await carryOut(tx, deps, request)
  await closeRequest(tx, id, { state, reason, answer, identity, by: by.id })
  if (email !== null) {
    const words = { email, kind: request.kind, isRefused: state === 'REFUSED', answer }
    await enqueueEmail(tx, await writeRequestAnswer(words))
  }
  await recordStaffAct(tx, by, {
    act: state === 'DONE' ? 'data-request.finish' : 'data-request.refuse',
    subjects: [`data-request:${id}`, ...(request.account_id ? [`account:${request.account_id}`] : [])],
    ...(reason ? { reason } : {}),
  })
}

async function addressOf(tx: Tx, { account_id, contact }: RequestRow): Promise<string | null> {
  const ofAccount = account_id === null ? null : await findEmail(tx, account_id)
  return ofAccount ?? (contact?.includes('@') ? contact : null)
}

async function carryOut(
  tx: Tx,
  deps: RequestDeps,
  { account_id: accountId, kind }: RequestRow,
): Promise<void> {
  if (accountId === null) return
  if (kind === 'ACCESS' || kind === 'PORTABILITY') await sendExportLink(tx, deps, accountId)
  if (kind === 'RESTRICTION') await setRestricted(tx, accountId, true)
  if (kind === 'RESTRICTION' || kind === 'OBJECTION') {
    const email = await findEmail(tx, accountId)
    if (email !== null) await deps.endNewsletterFor(tx, email)
  }
}

/** PRIV-08: a restriction that its customer no longer wants. */
export const liftRestriction = (
  { db }: { db: Db },
  { by, accountId }: { by: StaffActor; accountId: AccountId },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await setRestricted(tx, accountId, false))) throw customerNotFound()
    await recordStaffAct(tx, by, { act: 'customer.unrestrict', subjects: [`account:${accountId}`] })
  })
