import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Tx } from '#tables.ts'
import { listHoldersOf } from './members.sql.ts'

type Words = { subject: string; heading: string; paragraphs: readonly string[] }

/** One email to each owner, as part of the transaction. */
export async function emailOwners(
  tx: Tx,
  { adminUrl, write }: { adminUrl: string; write: () => Words },
): Promise<void> {
  const { subject, heading, paragraphs } = write()
  const button = { label: 'Open the back office', url: adminUrl }
  const footnote = { text: "You're getting this email because you are an owner." }
  const written = await writeEmail({ heading, paragraphs, button, footnote })
  for (const { email } of await listHoldersOf(tx, 'OWNER'))
    await enqueueEmail(tx, { to: email, subject, ...written, headers: {} })
}
