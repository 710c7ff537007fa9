/** Companies that handle personal data for us, by the kind of work and the host that we send it to. */
type KnownReceiver = { kind: ReceiverKind; host: string; name: string; country: string }

export const RECEIVER_KINDS = {
  payment: {
    does: 'takes payments and sends refunds',
    learns: 'your email address, the amount and our reference',
  },
  email: { does: 'delivers our emails', learns: 'your email address and what we write to you' },
  storage: { does: 'stores pictures', learns: 'the pictures that you send' },
  model: {
    does: 'words some of the assistant’s replies, if you agreed to that',
    learns: 'the message you just wrote and the products we found for it',
  },
} as const satisfies Record<ReceiverKind, { does: string; learns: string }>
export const RECEIVER_KIND_NAMES = ['payment', 'email', 'storage', 'model'] as const
export type ReceiverKind = (typeof RECEIVER_KIND_NAMES)[number]

const KNOWN: readonly KnownReceiver[] = [
  { kind: 'payment', host: 'api.paystack.co', name: 'Paystack', country: 'Nigeria' },
  { kind: 'email', host: 'smtp.postmarkapp.com', name: 'Postmark', country: 'United States' },
  { kind: 'email', host: 'mailgun.org', name: 'Mailgun', country: 'United States' },
  { kind: 'email', host: 'smtp.sendgrid.net', name: 'SendGrid', country: 'United States' },
  { kind: 'email', host: 'smtp.zeptomail.com', name: 'ZeptoMail', country: 'United States' },
  { kind: 'email', host: 'amazonaws.com', name: 'Amazon SES', country: 'the region we chose' },
  { kind: 'storage', host: 'amazonaws.com', name: 'Amazon S3', country: 'the region we chose' },
  { kind: 'storage', host: 'r2.cloudflarestorage.com', name: 'Cloudflare R2', country: 'United States' },
  { kind: 'storage', host: 'backblazeb2.com', name: 'Backblaze B2', country: 'United States' },
  { kind: 'model', host: 'api.openai.com', name: 'OpenAI', country: 'United States' },
  { kind: 'model', host: 'api.anthropic.com', name: 'Anthropic', country: 'United States' },
  { kind: 'model', host: 'openrouter.ai', name: 'OpenRouter', country: 'United States' },
]

/** The company behind a host; null when the map has none. */
export const findReceiver = (kind: ReceiverKind, host: string): KnownReceiver | null =>
  KNOWN.find((known) => known.kind === kind && (host === known.host || host.endsWith(`.${known.host}`))) ??
  null
