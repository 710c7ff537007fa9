import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Db } from '#tables.ts'
import { emailMessages } from './contact.sql.ts'
import { toWaitingEnquiriesEmail } from './emails.ts'
import { emailApplications } from './logistics.sql.ts'

/** Per kind; nobody reads more than this in one email. */
const SHOWN = 100

/** STAT-02: one email per hour for all enquiries that were not forwarded yet, so that none is lost in a flood. */
export const forwardEnquiries = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    const messages = await emailMessages(tx, SHOWN)
    const applications = await emailApplications(tx, SHOWN)
    if (messages.length + applications.length === 0) return
    await enqueueEmail(tx, await toWaitingEnquiriesEmail({ messages, applications }))
  })
