import type { AnnouncementId, StaffMemberId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { type Draft, insertSent } from './announcements.sql.ts'
import { sendNow } from './send-announcements.ts'

type Announced = Omit<Draft, 'sendsAt'> & { by: StaffMemberId }

/** ADMIN-34: as part of the transaction in which what it says is decided, so that one never happens without the other. */
export async function announceNow(tx: Tx, announced: Announced): Promise<void> {
  const id = newId<AnnouncementId>()
  await insertSent(tx, { id, ...announced })
  await sendNow(tx, { id, group: announced.group })
}
