import type { StaffMemberId } from '@ahia/contracts/ids'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import type { Db, Tx } from '#tables.ts'
import { emailOwners } from '../members/email-owners.ts'
import { ownAccount, resetNotFound, staffNotFound } from '../staff.errors.ts'
import { insertReset, lockMember, type ResetMember, stopOpenReset } from './resets.sql.ts'

type Deps = { db: Db; adminUrl: string }
type Asked = { staffId: StaffMemberId; by: StaffActor; byName: string }

/**
 * ADMIN-07: a colleague has lost their device. Nothing happens for a day, in which every owner, who is emailed at once, can stop
 * it. The same again changes nothing.
 */
export async function askForReset({ db, adminUrl }: Deps, { staffId, by, byName }: Asked): Promise<void> {
  if (staffId === by.id) throw ownAccount()
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId)
    if (!member?.isActive) throw staffNotFound()
    const takesEffectAt = await insertReset(tx, { staffId, askedBy: by.id })
    if (takesEffectAt !== null) await sayAsked(tx, { adminUrl, member, byName, takesEffectAt })
    await recordStaffAct(tx, by, { act: 'staff.ask-reset', subjects: [`staff:${staffId}`] })
  })
}

/** Any owner, also the one whose factors they are. */
export async function stopReset({ db, adminUrl }: Deps, { staffId, by, byName }: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId)
    if (!member) throw staffNotFound()
    if (!(await stopOpenReset(tx, { staffId, by: by.id }))) throw resetNotFound()
    await emailOwners(tx, { adminUrl, write: () => stoppedWords(member.name, byName) })
    await recordStaffAct(tx, by, { act: 'staff.stop-reset', subjects: [`staff:${staffId}`] })
  })
}

type News = { adminUrl: string; member: ResetMember; byName: string; takesEffectAt: Date }

/** To every owner, and to the colleague: if the device is not lost, they are the first to know. */
async function sayAsked(tx: Tx, { adminUrl, member, byName, takesEffectAt }: News): Promise<void> {
  const at = lagosMoment(takesEffectAt)
  await emailOwners(tx, { adminUrl, write: () => askedWords(member.name, byName, at) })
  const written = await writeEmail({
    heading: 'Your sign-in will be reset',
    paragraphs: [
      `${byName} asked for a reset of your sign-in to the back office. On ${at} your passkeys, your password and your authenticator app will stop working. We'll email you a link to set up new ones.`,
      "If you haven't lost your device, talk to an owner now. Any of them can still stop it.",
    ],
    button: { label: 'Open the back office', url: adminUrl },
    footnote: { text: "You're getting this email because you work in the back office." },
  })
  await enqueueEmail(tx, {
    to: member.email,
    subject: 'Your sign-in will be reset',
    ...written,
    headers: {},
  })
}

const askedWords = (name: string, byName: string, at: string) => ({
  subject: `${name}: sign-in will be reset`,
  heading: `${name} has lost a device`,
  paragraphs: [
    `${byName} has asked to reset how ${name} signs in. It takes effect on ${at}: passkeys, password and authenticator app stop working, and ${name} gets a link to set up new ones.`,
    "If this isn't right, stop it on the colleagues page. Any owner can.",
  ],
})

const stoppedWords = (name: string, byName: string) => ({
  subject: `${name}: the reset was stopped`,
  heading: 'The reset was stopped',
  paragraphs: [`${byName} has stopped the reset of ${name}'s ways to sign in. Nothing has changed.`],
})
