import { WORK_KINDS } from '@ahia/reference/staff/work-kinds'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { listPermitted } from '#staff/members/members.reads.ts'
import type { Db, Tx } from '#tables.ts'
import { aboutWork } from './about-work.rules.ts'
import { type DueNotice, takeDueNotices } from './waiting.sql.ts'
import { listWhoMay } from './who-may.ts'

type Deps = { db: Db; adminUrl: string }

/** ADMIN-16: nothing is overdue without somebody having been informed: its holder in time, then all who may act on it. */
export const remindOfWork = ({ db, adminUrl }: Deps): Promise<void> =>
  db.transaction(async (tx) => {
    const byReader = new Map<string, DueNotice[]>()
    for (const notice of await takeDueNotices(tx))
      for (const email of await readersOf(tx, notice))
        byReader.set(email, [...(byReader.get(email) ?? []), notice])
    for (const [email, notices] of byReader) await enqueueEmail(tx, await sayDue(email, notices, adminUrl))
  })

async function readersOf(tx: Tx, notice: DueNotice): Promise<string[]> {
  if (notice.stage === 'SOON' && notice.holderEmail !== null) return [notice.holderEmail]
  const readers = await listWhoMay(tx, notice)
  // Where nobody may act on it, owners have to give somebody the role.
  const informed = readers.length > 0 ? readers : await listPermitted(tx, 'staff.manage')
  return informed.map(({ email }) => email)
}

const SHOWN = 20

async function sayDue(to: string, notices: readonly DueNotice[], adminUrl: string) {
  const isOverdue = notices.some(({ stage }) => stage === 'OVERDUE')
  const heading = isOverdue ? 'Work is overdue' : 'Work is due soon'
  const lines = notices
    .slice(0, SHOWN)
    .map((item) => `${WORK_KINDS[item.kind].label}: ${aboutWork(item)}, due ${lagosMoment(item.due)}`)
  const more = notices.length > SHOWN ? [`And ${notices.length - SHOWN} more.`] : []
  const written = await writeEmail({
    heading,
    paragraphs: [...lines, ...more],
    button: { label: 'Open your work', url: adminUrl },
    footnote: { text: "You're getting this email because your roles include this work." },
  })
  return { to, subject: `${heading} (${notices.length})`, ...written, headers: {} }
}
