import { lagosDate } from '@ahia/rules/lagos-date'
import { takeLastSeal } from '#audit/take-last-seal.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Db } from '#tables.ts'
import { listHoldersOf } from './members.sql.ts'

/** ADMIN-48: a day's last seal, to every auditor; to the owners while there is none. In a mailbox nobody can change it. */
export const emailLastSeal = ({ db, adminUrl }: { db: Db; adminUrl: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const seal = await takeLastSeal(tx)
    if (seal === null) return
    const { day, sequence, hash, signature } = seal
    const date = lagosDate(day)
    const written = await writeEmail({
      heading: `The audit's last seal of ${date}`,
      paragraphs: [
        `Entry ${sequence} was the last that was sealed. Keep this email: with it you can show later that no entry up to there was changed.`,
        `Hash: ${hash}`,
        `Signature: ${signature}`,
      ],
      button: { label: 'Open the audit', url: `${adminUrl}/audit` },
      footnote: { text: "You're getting this email every day because you are an auditor." },
    })
    const auditors = await listHoldersOf(tx, 'AUDITOR')
    const readers = auditors.length > 0 ? auditors : await listHoldersOf(tx, 'OWNER')
    for (const { email: to } of readers)
      await enqueueEmail(tx, { to, subject: `Seal of the audit, ${date}`, ...written, headers: {} })
  })
