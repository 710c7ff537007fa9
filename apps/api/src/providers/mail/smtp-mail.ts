import { BRAND } from '@ahia/reference/brand'
import { createTransport } from 'nodemailer'
import type { Log } from '#platform/log.ts'
import type { DeliverMail, Mail } from './mail.ts'

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

/** Mail through the server of `SMTP_URL`; `smtps://` and `?requireTLS=true` decide on encryption. */
export function smtpMail({ url, from, log, limits = LIMITS }: Smtp): { deliver: DeliverMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0, // a job asks again; the pool asking too would be a second rule for the same thing
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: DeliverMail = async (mail) => {
    try {
      await transport.sendMail(toMessage(mail, from ?? OWN_ADDRESS))
    } catch (error) {
      const refusal = toRefusal(error)
      // Nobody lives there. Asking for three days more would only make us look like a sender of spam.
      if (refusal.isForGood)
        log.warn({ mail: mail.id, reason: refusal.reason }, 'a mail was refused for good')
      else throw new Error(`A mail could not be sent: ${refusal.reason}`)
    }
  }
  return { deliver, close: () => transport.close() }
}

function toMessage({ id, to, subject, text, html, headers }: Mail, from: typeof OWN_ADDRESS | string) {
  // An object: a text would be read as a list of addresses.
  return { messageId: messageId(id), from, to: { name: '', address: to }, subject, text, html, headers }
}

const messageId = (id: string): string => `<${id}@${BRAND.email.slice(BRAND.email.indexOf('@') + 1)}>`

/** Codes only: what a server says may repeat the address, and what we tried to say to it. */
function toRefusal(error: unknown): { reason: string; isForGood: boolean } {
  const { code, command, responseCode } = fieldsOf(error)
  const status = typeof responseCode === 'number' ? responseCode : null
  const words = [code, command, status].filter((word) => typeof word === 'string' || typeof word === 'number')
  return {
    reason: words.join(' ') || 'for no given reason',
    isForGood: command === 'RCPT TO' && status !== null && status >= 500,
  }
}

const fieldsOf = (error: unknown): Record<string, unknown> =>
  typeof error === 'object' && error !== null ? { ...error } : {}
