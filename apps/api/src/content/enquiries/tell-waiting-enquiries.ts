import { mailLater } from '#notifications/mail-later.ts'
import type { Db } from '#tables.ts'
import { tellMessages } from './contact.sql.ts'
import { toWaitingMail } from './emails.ts'
import { tellApplications } from './logistics.sql.ts'

/** Of each kind; more than this nobody reads in one email. */
const SHOWN = 100

/** STAT-02: one email per hour for all that was kept and not mailed, so that no flood silences those who need us. */
export const tellWaitingEnquiries = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    const messages = await tellMessages(tx, SHOWN)
    const applications = await tellApplications(tx, SHOWN)
    if (messages.length + applications.length === 0) return
    await mailLater(tx, await toWaitingMail({ messages, applications }))
  })
