import type { Tx } from '#tables.ts'
import { deleteEnquiriesOf } from './enquiries.sql.ts'

/** PROF-06: deletes the enquiries from an address together with its owner's account. */
export async function forgetEnquiriesOf(tx: Tx, email: string): Promise<void> {
  await deleteEnquiriesOf(tx, 'contact_messages', email)
  await deleteEnquiriesOf(tx, 'logistics_applications', email)
}
