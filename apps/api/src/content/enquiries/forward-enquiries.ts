import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Db } from '#tables.ts'
import { emailMessages } from './contact.sql.ts'
import { toWaitingEnquiriesEmail } from './emails.ts'
import { emailApplications } from './logistics.sql.ts'

/** Of each kind; more than this nobody reads in one email. */
const SHOWN = 100

/** STAT-02: one email per hour for all that was kept and not emailed, so that no flood silences those who need us. */
export const forwardEnquiries = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    const messages = await emailMessages(tx, SHOWN)
    const applications = await emailApplications(tx, SHOWN)
    if (messages.length + applications.length === 0) return
    await enqueueEmail(tx, await toWaitingEnquiriesEmail({ messages, applications }))
  })
