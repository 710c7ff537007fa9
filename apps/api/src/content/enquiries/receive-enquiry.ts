import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit, RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Email } from '#providers/email/email.ts'
import type { Db, Tx } from '#tables.ts'
import { type EnquiryTable, isEnquiryStored, markForwarded } from './enquiries.sql.ts'
import { wroteTooOften } from './enquiry.errors.ts'

export type EnquiryDeps = { db: Db; limits: RateLimits; log: Log }

/** Who writes; only robots fill in a `website`. */
export type Sender = { email: string; website: string; clientAddress: string }

/** Something that is written to us: a message to support, an application. */
type Enquiry = {
  table: EnquiryTable
  fingerprint: Buffer
  /** Its id; null when the same was kept before: then nothing has changed. */
  keep: (tx: Tx) => Promise<string | null>
  toEnquiryEmail: () => Promise<Omit<Email, 'id'>>
}

const HOURLY = { seconds: 3_600, lease: 1, whenUnsure: 'refuse' } as const
/** Many phones share one address of their network. */
const PER_NETWORK: Limit = { name: 'enquiry-network', max: 30, ...HOURLY }
/** T20 */
const PER_ADDRESS: Limit = { name: 'enquiry-address', max: 5, ...HOURLY }
/** More than people write: beyond this it is a flood, and must not bury the email of those who need us. */
const EMAILS: Limit = { name: 'enquiry-emails', max: 200, ...HOURLY }

/**
 * Keeps what was written and emails it to support, once: anyone who sends the same again is answered as before. What is not
 * emailed here, in a flood or as something broke half-way, stands in the hourly email (forwardEnquiries).
 */
export async function receiveEnquiry(
  { db, limits, log }: EnquiryDeps,
  { email, website, clientAddress }: Sender,
  { table, fingerprint, keep, toEnquiryEmail }: Enquiry,
): Promise<void> {
  const ofNetwork = await limits.take(PER_NETWORK, clientAddress)
  if (!ofNetwork.allowed) throw rateLimited(ofNetwork.retryAfterSeconds)
  if (website !== '') return // a robot, which shall think that it worked
  // An answer that was lost on its way is asked for again; that is not writing once more.
  if (await isEnquiryStored(db.read, table, fingerprint)) return
  const ofAddress = await limits.take(PER_ADDRESS, email)
  if (!ofAddress.allowed) throw wroteTooOften(ofAddress.retryAfterSeconds)

  const id = await db.transaction(keep)
  if (id === null) return
  // Only now: what comes twice takes no place of an email.
  const { allowed: isEmailed } = await limits.take(EMAILS, 'all')
  if (!isEmailed) return log.warn('enquiry email limit reached, left for the hourly email')
  const mail = await toEnquiryEmail()
  await db.transaction(async (tx) => {
    if (await markForwarded(tx, table, id)) await enqueueEmail(tx, mail)
  })
}
