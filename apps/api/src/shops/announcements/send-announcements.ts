import { announcementIdSchema, shopIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueueAll } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { type EmailDeps, emailShop } from '../emails/email-shop.ts'
import { writeAnnouncement } from './announcement-email.ts'
import { findAnnouncement, insertReceivers, markEmailed, type Sent, takeDue } from './announcements.sql.ts'

/** One job per shop, so that a failing one does not hold up the others. */
export const announcementEmail = jobKind(
  'announcement_email',
  z.object({ id: announcementIdSchema, shopId: shopIdSchema }),
)

/** ADMIN-52: sends what is due. Who gets it is written in the same transaction, so each shop gets it once. Runs often. */
export async function sendDueAnnouncements({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const due = await db.transaction(async (tx) => {
      const taken = await takeDue(tx)
      if (taken?.state === 'SENT') await sendNow(tx, taken)
      return taken
    })
    if (!due) return
  }
}

/** Who gets it, and a job for each of them. */
export async function sendNow(tx: Tx, sent: Sent): Promise<void> {
  const shops = await insertReceivers(tx, sent)
  await enqueueAll(
    tx,
    announcementEmail,
    shops.map((shopId) => ({ id: sent.id, shopId })),
    ({ id, shopId }) => `announcement_email:${id}:${shopId}`,
  )
}

export const emailAnnouncement = (
  deps: EmailDeps,
  { id, shopId }: z.output<typeof announcementEmail.payload>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const announcement = await findAnnouncement(tx, id)
    if (!announcement || !(await markEmailed(tx, { id, shopId }))) return
    await emailShop(tx, deps, shopId, ({ email, shopName }) =>
      writeAnnouncement(announcement, { to: email, shopName }),
    )
  })
