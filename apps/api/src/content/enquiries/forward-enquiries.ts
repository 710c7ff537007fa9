import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Db } from '#tables.ts'
import { takeUnforwardedMessages } from './contact.sql.ts'
import { toWaitingEnquiriesEmail } from './emails.ts'
import { takeUnforwardedApplications } from './logistics.sql.ts'

/** Per kind; nobody reads more than this in one email. */
const SHOWN = 100

/**
 * STAT-02: one email per hour for all enquiries that were not forwarded yet, so that a flood neither buries the inbox of
 * support nor loses an enquiry.
 */
export const forwardEnquiries = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    const messages = await takeUnforwardedMessages(tx, SHOWN)
    const applications = await takeUnforwardedApplications(tx, SHOWN)
    if (messages.length + applications.length === 0) return
    await enqueueEmail(tx, await toWaitingEnquiriesEmail({ messages, applications }))
  })
