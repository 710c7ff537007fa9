import { BRAND } from '@ahia/reference/brand'
import { createTransport } from 'nodemailer'
import type { Log } from '#platform/log.ts'
import { type DeliverEmail, type Email, toMessageId } from './email.ts'

type Smtp = {
  url: string
  /** `Name <address>`; null for the brand's own. */
  from: string | null
  log: Log
  limits?: SmtpLimits
}
type SmtpLimits = { connectMs: number; silenceMs: number }

const LIMITS: SmtpLimits = { connectMs: 10_000, silenceMs: 30_000 }
const MAX_CONNECTIONS = 3
const OWN_ADDRESS = { name: BRAND.name, address: BRAND.email }

/** Email through the server of `SMTP_URL`; `smtps://` and `?requireTLS=true` decide on encryption. */
export function createSmtpDelivery({ url, from, log, limits = LIMITS }: Smtp): {
  deliver: DeliverEmail
  close(): void
} {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0, // the job retries, so the pool must not
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: DeliverEmail = async (mail) => {
    try {
      await transport.sendMail(toMessage(mail, from ?? OWN_ADDRESS))
    } catch (error) {
      const failure = toFailure(error)
      // The mailbox does not exist. Retrying for three days would only make us look like a spammer.
      if (failure.isForGood) log.warn({ mail: mail.id, reason: failure.reason }, 'email permanently rejected')
      else throw new Error(`A mail could not be sent: ${failure.reason}`)
    }
  }
  return { deliver, close: () => transport.close() }
}

function toMessage({ id, to, subject, text, html, headers }: Email, from: typeof OWN_ADDRESS | string) {
  // An object: a text would be read as a list of addresses.
  return { messageId: toMessageId(id), from, to: { name: '', address: to }, subject, text, html, headers }
}

/** There is no such mailbox, it has moved, or the address is invalid. */
const NOBODY_THERE = [550, 551, 553]
const ENHANCED_CODE = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/

/**
 * Whether the server says that the mailbox does not exist (RFC 3463: 5.1.x). Many send 550 for everything, also for reasons
 * that are about us (5.7.x: a policy, a block list) or temporary, such as a full mailbox (552).
 */
function isNobodyThere(status: number, written: string): boolean {
  const enhanced = ENHANCED_CODE.exec(written)?.[1] ?? ''
  if (enhanced.startsWith('5.1.')) return true
  return NOBODY_THERE.includes(status) && !enhanced.startsWith('5.7.')
}

/** Codes only, as the server's text may repeat the address and the email. */
function toFailure(error: unknown): { reason: string; isForGood: boolean } {
  const { code, command, responseCode, response } = fieldsOf(error)
  const status = typeof responseCode === 'number' ? responseCode : null
  const words = [code, command, status].filter((word) => typeof word === 'string' || typeof word === 'number')
  return {
    reason: words.join(' ') || 'for no given reason',
    isForGood: command === 'RCPT TO' && status !== null && isNobodyThere(status, String(response)),
  }
}

const fieldsOf = (error: unknown): Record<string, unknown> =>
  typeof error === 'object' && error !== null ? { ...error } : {}
