/** What an event is about, as far as we understand it; empty where it does not say. */
export type ProviderEvent = { event: string; subject: string; reference: string; body: unknown }

const MAX_TEXT = 200
/** Deeper than any event of theirs; what goes on below is left out. */
const MAX_DEPTH = 20
/** Who paid, and with what, is nothing that we need to keep. */
const PERSONAL = new Set(['customer', 'authorization', 'log', 'ip_address'])

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
    body: toStored(body, MAX_DEPTH),
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
  typeof value === 'string' || typeof value === 'number' ? clean(String(value)).slice(0, MAX_TEXT) : ''

/** Without what PostgreSQL keeps in no text: the zero character, and halves of pairs. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')

function toStored(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => toStored(one, depth - 1))
  const impersonal = Object.entries(value).filter(([name]) => !PERSONAL.has(name))
  return Object.fromEntries(impersonal.map(([name, one]) => [clean(name), toStored(one, depth - 1)]))
}

const toBytes = (text: string) => ({ base64: Buffer.from(text).toString('base64') })
