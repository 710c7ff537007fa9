import type { exportMyData } from '@ahia/contracts/user'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { listMessagesOf } from './contact.sql.ts'
import { listApplicationsOf } from './logistics.sql.ts'

/** Of each kind; who writes without end under the address of another fills no memory of ours with it. */
const AT_MOST = 1_000

/** PROF-06: what was written to us from an address, for its owner to take along; the newest first. */
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
