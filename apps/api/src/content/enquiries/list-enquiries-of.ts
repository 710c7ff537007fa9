import type { exportMyData } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { listMessagesOf } from './contact.sql.ts'
import { listApplicationsOf } from './logistics.sql.ts'

/** Per kind, so that many enquiries under somebody else's address cannot fill our memory. */
const AT_MOST = 1_000

/** PROF-06: the enquiries from an address, for its owner's export; newest first. */
export async function listEnquiriesOf(
  { db }: { db: Db },
  email: string,
): Promise<z.output<typeof exportMyData.data>['enquiries']> {
  const messages = await listMessagesOf(db.read, email, AT_MOST)
  const applications = await listApplicationsOf(db.read, email, AT_MOST)
  return { messages: messages.map(withTime), applications: applications.map(withTime) }
}

const withTime = <Enquiry extends { sentAt: Date }>(enquiry: Enquiry) => ({
  ...enquiry,
  sentAt: enquiry.sentAt.toISOString(),
})
