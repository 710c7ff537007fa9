import type { Tx } from '#tables.ts'
import { deleteSubscriber } from './newsletter.sql.ts'

type Leaving = { email: string; keepsNewsletter: boolean }

/** PROF-06: removes the address of a deleted account, unless its owner wants to get the newsletter without an account. */
export const forgetSubscriber = (tx: Tx, { email, keepsNewsletter }: Leaving): Promise<void> =>
  deleteSubscriber(tx, { email, includesSubscribed: !keepsNewsletter })
