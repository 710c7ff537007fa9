/** What an event is about, as far as we can read it; empty where it does not say. */
export type ProviderEvent = { event: string; subject: string; reference: string; body: unknown }

const MAX_TEXT = 200
/** Deeper than any of the provider's events; deeper values are dropped. */
const MAX_DEPTH = 20
/** T24: personal data of the payer, and what they wrote to their bank, which we do not store. */
const PERSONAL = new Set([
  'customer',
  'authorization',
  'log',
  'ip_address',
  'messages',
  'note',
  'evidence',
  'attachments',
])

/**
 * P10: events have their subject in different fields, and some fields change their type. So no field is required: an event
 * that cannot be read is stored as its bytes, and told apart by its `fingerprint`.
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

/** Removes what PostgreSQL cannot store in text: the zero character and lone surrogates. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')

function toStored(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => toStored(one, depth - 1))
  const stored = Object.entries(value).filter(([name]) => !PERSONAL.has(name))
  return Object.fromEntries(stored.map(([name, one]) => [clean(name), toStored(one, depth - 1)]))
}

const toBytes = (text: string) => ({ base64: Buffer.from(text).toString('base64') })
