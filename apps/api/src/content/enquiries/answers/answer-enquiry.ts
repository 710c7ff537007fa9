import type { EnquiryEntryId, EnquiryId, OrderId, ShopId } from '@ahia/contracts/ids'
import { changedBy } from '#audit/audit.errors.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Db, Tx } from '#tables.ts'
import { enquiryNotFound, enquiryStepRefused } from '../enquiry.errors.ts'
import { type EnquiryFile, findEnquiry, listEntries } from './enquiries.reads.ts'
import type { EnquiryEntryKind } from './enquiry-steps.rules.ts'
import { insertEntry, isEntryKnown, moveEnquiry } from './enquiry-steps.sql.ts'
import { toReplyEmail } from './reply-email.ts'

type Step = { id: EnquiryId; entryId: EnquiryEntryId; version: number; by: StaffActor }
type Deps = { db: Db }

/** ADMIN-52: emails an answer. The email is part of the transaction that records it, so it goes out once. */
export const replyToEnquiry = ({ db }: Deps, { words, ...step }: Step & { words: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const enquiry = await take(tx, step, { kind: 'REPLY', words })
    if (!enquiry) return
    const replies = (await listEntries(tx, step.id)).filter(({ kind }) => kind === 'REPLY')
    const before = replies.map(({ id }) => id).filter((id) => id !== step.entryId)
    await enqueueEmail(tx, await toReplyEmail(enquiry, { words, before }), step.entryId)
    await record(tx, step, 'enquiry.reply')
  })

/** What they answered by email, as a colleague copied it here: it waits for us again. */
export const recordReceived = ({ db }: Deps, { words, ...step }: Step & { words: string }): Promise<void> =>
  db.transaction(async (tx) => {
    if (await take(tx, step, { kind: 'RECEIVED', words })) await record(tx, step, 'enquiry.received')
  })

const ACTS = { CLOSED: 'enquiry.close', SPAM: 'enquiry.spam', OPENED: 'enquiry.open' } as const

export const fileEnquiry = (
  { db }: Deps,
  { step: kind, ...step }: Step & { step: keyof typeof ACTS },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (await take(tx, step, { kind, words: null })) await record(tx, step, ACTS[kind])
  })

type About = { orderId: OrderId | null; shopId: ShopId | null }

export const linkEnquiry = ({ db }: Deps, { about, ...step }: Step & { about: About }): Promise<void> =>
  db.transaction(async (tx) => {
    if (await take(tx, step, { kind: 'LINKED', words: null, about })) await record(tx, step, 'enquiry.link')
  })

type Happened = { kind: EnquiryEntryKind; words: string | null; about?: About }

/** The enquiry as it was before; null when this very step was taken before. Of two colleagues at once one is refused. */
async function take(
  tx: Tx,
  { id, entryId, version, by }: Step,
  { kind, words, about }: Happened,
): Promise<EnquiryFile | null> {
  const enquiry = await findEnquiry(tx, id)
  if (!enquiry) throw enquiryNotFound()
  const { source } = enquiry
  if (await moveEnquiry(tx, { id, source, version, kind, by: by.id, about })) {
    await insertEntry(tx, { id: entryId, enquiryId: id, source, kind, words, by: by.id })
    return enquiry
  }
  if (await isEntryKnown(tx, { id: entryId, enquiryId: id })) return null
  const now = await findEnquiry(tx, id)
  if (!now) throw enquiryNotFound()
  throw now.version === version ? enquiryStepRefused(now.state) : changedBy(now.changedByName)
}

const record = (tx: Tx, { id, by }: Step, act: `enquiry.${string}`): Promise<void> =>
  recordStaffAct(tx, by, { act, subjects: [`enquiry:${id}`] })
