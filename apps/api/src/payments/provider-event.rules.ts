/** What an event is about, as far as we understand it; empty where it does not say. */
export type ProviderEvent = { event: string; subject: string; reference: string; body: unknown }

const MAX_TEXT = 200
/** What PostgreSQL keeps in no text: the zero character, and halves of pairs. */
const UNSTORABLE = /\\u(0000|d[89ab])/i

/**
 * P10: events differ in where they say what they are about, and some fields change their type. So nothing is required:
 * what cannot be read is kept all the same, as its bytes. `fingerprint` tells those apart that say nothing.
 */
export function readProviderEvent(text: string, fingerprint: string): ProviderEvent {
  const body = parse(text)
  if (typeof body !== 'object' || body === null) {
    return { event: 'unreadable', subject: fingerprint, reference: '', body: toBytes(text) }
  }
  const { event, data } = fieldsOf(body)
  const about = fieldsOf(data)
  const reference =
    toText(about.reference) ||
    toText(about.transaction_reference) ||
    toText(fieldsOf(about.transaction).reference)
  const subject = toText(about.id) || toText(about.refund_reference)
  return {
    event: toText(event) || 'unnamed',
    subject: subject || (reference === '' ? fingerprint : ''),
    reference,
    body: UNSTORABLE.test(JSON.stringify(body)) ? toBytes(text) : body,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').slice(0, MAX_TEXT)
    : ''

const toBytes = (text: string) => ({ base64: Buffer.from(text).toString('base64') })
