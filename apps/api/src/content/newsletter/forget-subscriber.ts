import { forgetConsentsOf } from '#privacy/consents/consents.reads.ts'
import type { Tx } from '#tables.ts'
import { deleteSubscriber, isSubscribed } from './newsletter.sql.ts'

type Leaving = { email: string; keepsNewsletter: boolean }

/** PROF-06: removes the address of a deleted account, unless its owner wants to get the newsletter without an account. */
export async function forgetSubscriber(tx: Tx, { email, keepsNewsletter }: Leaving): Promise<void> {
  await deleteSubscriber(tx, { email, includesSubscribed: !keepsNewsletter })
  if (!keepsNewsletter || !(await isSubscribed(tx, email))) await forgetConsentsOf(tx, email)
}
