import { hash } from 'node:crypto'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Email } from '#providers/email/email.ts'
import type { Db, Tx } from '#tables.ts'
import { type EnquiryTable, isEnquiryStored, markForwarded } from './enquiries.sql.ts'
import { wroteTooOften } from './enquiry.errors.ts'

export type EnquiryDeps = { db: Db; limits: RateLimits; log: Log }

/** The sender; only bots fill in `website`. */
export type Sender = { email: string; website: string; clientAddress: string }

/** A message to support or an application. */
type Enquiry = {
  table: EnquiryTable
  fingerprint: Buffer
  /** Stores it and returns its id; null when the same is already stored. */
  keep: (tx: Tx) => Promise<string | null>
  toEnquiryEmail: () => Promise<Omit<Email, 'id'>>
}

const HOURLY = { seconds: 3_600, lease: 1, whenUnsure: 'refuse' } as const
/** Many phones share one address of their network. */
const PER_NETWORK: Limit = { name: 'enquiry-network', max: 30, ...HOURLY }
/** T20: nobody can flood us under one email address. */
const PER_ADDRESS: Limit = { name: 'enquiry-address', max: 5, ...HOURLY }
/** More than people write: beyond this it is a flood, which must not bury other emails. */
const EMAILS: Limit = { name: 'enquiry-emails', max: 200, ...HOURLY }

/**
 * Stores an enquiry and emails it to support, once: sending the same again gets the same response. What is not emailed here,
 * in a flood or after a crash, is part of the hourly email (forwardEnquiries).
 */
export async function receiveEnquiry(
  { db, limits, log }: EnquiryDeps,
  { email, website, clientAddress }: Sender,
  { table, fingerprint, keep, toEnquiryEmail }: Enquiry,
): Promise<void> {
  const ofNetwork = await limits.take(PER_NETWORK, clientAddress)
  if (!ofNetwork.allowed) throw rateLimited(ofNetwork.retryAfterSeconds)
  if (website !== '') return // a bot, which should believe that it worked
  // A retry after a lost response is not a second enquiry.
  if (await isEnquiryStored(db.read, table, fingerprint)) return
  const ofAddress = await limits.take(PER_ADDRESS, hash('sha256', email)) // T24: no address outlives its account here
  if (!ofAddress.allowed) throw wroteTooOften(ofAddress.retryAfterSeconds)

  const id = await db.transaction(keep)
  if (id === null) return
  // Counted only now, so that duplicates do not use up the limit.
  const { allowed: isEmailed } = await limits.take(EMAILS, 'all')
  if (!isEmailed) return log.warn('enquiry email limit reached, left for the hourly email')
  const mail = await toEnquiryEmail()
  await db.transaction(async (tx) => {
    if (await markForwarded(tx, table, id)) await enqueueEmail(tx, mail, id)
  })
}
