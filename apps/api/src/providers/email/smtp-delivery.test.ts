import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { startSilentServer, startSmtpServer } from '../../../test/smtp-server.ts'
import { type Email, emailMessageSchema } from './email.ts'
import { createSmtpDelivery } from './smtp-delivery.ts'

const anEmail = (written: Partial<Email> = {}): Email => ({
  id: '01990000-0000-7000-8000-000000000001',
  to: 'ada@example.com',
  subject: 'Jollof for two',
  text: 'Plain words for ₦500',
  html: '<p>Fine words</p>',
  headers: { 'List-Unsubscribe': '<https://ahia.example/newsletter/unsubscribe?token=abc>' },
  ...written,
})

const LONG_TIMEOUT_MS = 60_000
/** For what never answers. */
const SHORT_TIMEOUT_MS = 200

function open(url: string, { log = createLog('silent'), connectMs = LONG_TIMEOUT_MS } = {}) {
  const { deliver, close } = createSmtpDelivery({
    url,
    from: null,
    log,
    limits: { connectMs, silenceMs: LONG_TIMEOUT_MS },
  })
  onTestFinished(close)
  return deliver
}

test('SHELL-16 an email arrives with text and HTML, sender, message id and headers', async () => {
  const { url, received } = await startSmtpServer()

  await open(url)(anEmail())

  const [source = ''] = received
  expect(received).toHaveLength(1)
  expect(source).toContain('From: Ahia <hello@ahia.example>')
  expect(source).toContain('To: ada@example.com')
  expect(source).toContain('Subject: Jollof for two')
  expect(source).toContain('Message-ID: <01990000-0000-7000-8000-000000000001@ahia.example>')
  expect(source.replaceAll('\r\n ', ' ')).toContain(
    'List-Unsubscribe: <https://ahia.example/newsletter/unsubscribe?token=abc>',
  )
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(source).toContain('<p>Fine words</p>')
})

test.each([
  ['a line break in the subject', { subject: 'Hello\r\nBcc: everybody@example.com' }],
  ['a line break in the address', { to: 'ada@example.com\r\nBcc: everybody@example.com' }],
  ['two addresses', { to: 'ada@example.com, bola@example.com' }],
  ['a line break in a header', { headers: { 'X-Any': 'a\nBcc: everybody@example.com' } }],
  ['a line break in the name of a header', { headers: { 'X-Any: a\nBcc': 'everybody@example.com' } }],
])('SHELL-16 %s is refused as an email', (_case, written) => {
  expect(emailMessageSchema.safeParse(anEmail(written)).success).toBe(false)
})

test('SHELL-16 a mail server that does not respond times out', async () => {
  const { url } = await startSilentServer()
  const deliver = open(url, { connectMs: SHORT_TIMEOUT_MS })

  await expect(deliver(anEmail())).rejects.toThrow('A mail could not be sent: ETIMEDOUT CONN')
}, 25_000) // without a limit of ours the library would wait for 30 seconds

test('SHELL-16 an error reveals neither the server’s password nor the recipient', async () => {
  const { url } = await startSmtpServer({
    onAuth: (_auth, _session, done) => done(new Error('no ada@example.com here, hunter2')),
    disabledCommands: ['STARTTLS'],
  })

  const sent = open(url.replace('smtp://', 'smtp://shop:hunter2@'))(anEmail())

  await expect(sent).rejects.toThrow(/^A mail could not be sent: EAUTH AUTH PLAIN 535$/)
})

/** A server that lets nobody be written to, and says why. */
function startRefusing(responseCode: number, words: string) {
  const refuse = Object.assign(new Error(words), { responseCode })
  return startSmtpServer({ onRcptTo: (_address, _session, done) => done(refuse) })
}

test.each([
  [550, 'no such ada@example.com'],
  [550, '5.2.1 ada@example.com is closed'],
  [554, '5.1.1 no such ada@example.com'],
])('SHELL-16 a permanently refused address (%i %s) is not retried', async (status, words) => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { url } = await startRefusing(status, words)

  await open(url, { log })(anEmail())

  expect(lines.join()).toContain('email permanently rejected')
  expect(lines.join()).not.toContain('ada@example.com')
})

test.each([
  [550, '5.7.1 your network is on a block list'],
  [552, '5.2.2 the mailbox is full'],
  [554, 'not today'],
  [450, '4.1.1 look in again later'],
])('SHELL-16 an address that may be refused only for now (%i %s) is retried', async (status, words) => {
  const { url } = await startRefusing(status, words)

  await expect(open(url)(anEmail())).rejects.toThrow(`A mail could not be sent: EENVELOPE RCPT TO ${status}`)
})
