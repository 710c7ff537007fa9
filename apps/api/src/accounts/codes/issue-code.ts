import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import { rateLimited } from '#platform/http/http.errors.ts'
import type { Limit } from '#platform/http/rate-limits.ts'
import type { Email } from '#providers/email/email.ts'
import type { Tx } from '#tables.ts'
import { sayAlreadyAMember, writeCodeEmail, writeLinkEmail } from '../account-emails.ts'
import { findAccount } from '../accounts.sql.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { findKnownDevice } from '../devices/known-devices.sql.ts'
import { recordAttempt } from '../security-events/record-security-event.ts'
import type { Place } from '../sessions/open-session.ts'
import { type CodeFor, replaceCode, undo } from './codes.sql.ts'
import { areCodesRefused, type EmailContent, takeEmailAllowance } from './limits.sql.ts'
import { hashCode, hashLinkSecret, newCode, newLinkSecret } from './secret.ts'

type Deps = Pick<AccountsDeps, 'db' | 'limits' | 'publicUrl' | 'secrets' | 'log' | 'eventCounts'>
type Asking = CodeFor & { place: Place }
type NewEmail = Omit<Email, 'id'>
type IssuedCode = { codeHash: Buffer | null; linkHash: Buffer | null; message: NewEmail }

/** Each request may email somebody who did not ask for it. High, as thousands of phones can share one network address. */
const PER_NETWORK: Limit = {
  name: 'code-emails-network',
  max: 100,
  seconds: 3_600,
  lease: 1,
  whenUnsure: 'refuse',
}

/** AUTH-04: whether there is no new email because several were requested recently; says nothing about accounts. */
export type IssueResult = { isLimited: boolean }

/** Emails a code or link that verifies the address. Neither the response nor its timing reveals whether there is an account. */
export async function issueCode(deps: Deps, { place, ...of }: Asking): Promise<IssueResult> {
  const { kind, email, purpose } = of
  const isKnownDevice = (await findKnownDevice(deps.db.read, { kind, email, ...place })) !== null
  if (!isKnownDevice) await assertMayAsk(deps, place.clientAddress)
  if (purpose === 'RESET') await recordRequest(deps, { place, ...of })
  return await deps.db.transaction((tx) => emailCodeOrLink(tx, deps, { kind, email, purpose, isKnownDevice }))
}

/** T26: with and without an account alike. */
async function recordRequest(deps: Deps, { kind: accountKind, email, place }: Asking): Promise<void> {
  const account = await findAccount(deps.db.read, { kind: accountKind, email })
  const accountId = account?.accountId ?? null
  await recordAttempt(deps, { kind: 'RESET_REQUESTED', accountKind, accountId, place })
}

export async function assertMayAsk({ limits }: Pick<Deps, 'limits'>, clientAddress: string): Promise<void> {
  const ofNetwork = await limits.take(PER_NETWORK, clientAddress)
  if (!ofNetwork.allowed) throw rateLimited(ofNetwork.retryAfterSeconds)
}

type AskedFor = CodeFor & { isKnownDevice: boolean }
type EmailDeps = Pick<Deps, 'publicUrl' | 'secrets'>

/** A code, a link or a notice. When no email may be sent, the previous one stays valid. */
export async function emailCodeOrLink(tx: Tx, deps: EmailDeps, asked: AskedFor): Promise<IssueResult> {
  const { isKnownDevice, ...of } = asked
  await advisoryLock(tx, `code for ${of.kind} ${of.purpose} ${of.email}`)
  const isRefused = await areCodesRefused(tx, of)
  const content = await chooseCodeOrLink(tx, of, isRefused)
  if (!(await takeEmailAllowance(tx, asked, content))) return { isLimited: true }
  const { message, ...hashes } = await ISSUE[content](deps, of)
  await replaceCode(tx, of, { ...hashes, areCodesRefused: isRefused })
  // AUTH-09: without an account the email is enqueued and rolled back, as a faster response would reveal it.
  await (content === 'NOTHING' ? undo(tx, () => enqueueEmail(tx, message)) : enqueueEmail(tx, message))
  return { isLimited: false }
}

async function chooseCodeOrLink(tx: Tx, of: CodeFor, isRefused: boolean): Promise<EmailContent> {
  const hasAccount = (await findAccount(tx, of)) !== null
  if (of.purpose === 'SIGNUP' && hasAccount) return 'NOTICE'
  if (of.purpose === 'RESET' && !hasAccount) return 'NOTHING'
  return isRefused ? 'LINK' : 'CODE'
}

const UNFIT = { codeHash: null, linkHash: null }

const ISSUE: Record<EmailContent, (deps: EmailDeps, of: CodeFor) => Promise<IssuedCode>> = {
  CODE: async ({ secrets, publicUrl }, of) => {
    const code = newCode()
    const secret = newLinkSecret()
    return {
      codeHash: hashCode(secrets, of, code),
      linkHash: of.purpose === 'RESET' ? hashLinkSecret(secret) : null,
      message: await writeCodeEmail({ ...of, code, secret, publicUrl }),
    }
  },
  LINK: async ({ publicUrl }, of) => {
    const secret = newLinkSecret()
    const message = await writeLinkEmail({ ...of, secret, publicUrl })
    return { ...UNFIT, linkHash: hashLinkSecret(secret), message }
  },
  NOTICE: async ({ publicUrl }, { kind, email }) => ({
    ...UNFIT,
    message: await sayAlreadyAMember({ kind, email, publicUrl }),
  }),
  NOTHING: async ({ publicUrl }, of) => ({
    ...UNFIT,
    message: await writeCodeEmail({ ...of, code: newCode(), secret: newLinkSecret(), publicUrl }),
  }),
}
