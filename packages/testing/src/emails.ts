import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@ahia/contracts/call'
import { listEmails } from '@ahia/contracts/developers/mailbox'

const POLL_MS = 20
const ARRIVES_WITHIN_MS = 60_000

/** The newest email to an address, once this many have arrived. */
export const waitForEmail = (
  call: Call,
  { to, count = 1 }: { to: string; count?: number },
): Promise<string> => waitFor(call, to, (texts) => (texts.length >= count ? texts[0] : undefined))

/** The newest code that was sent to an address: other emails, as of a sign-in on a new device, may have arrived too. */
export async function waitForCode(call: Call, to: string): Promise<string> {
  const text = await waitFor(call, to, (texts) => texts.find((one) => codeIn(one) !== null))
  return getCode(text)
}

async function waitFor(
  call: Call,
  to: string,
  choose: (newestFirst: readonly string[]) => string | undefined,
): Promise<string> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS
  while (performance.now() < deadline) {
    const { messages } = await call(listEmails, { to })
    const text = choose(messages.map((message) => message.text))
    if (text !== undefined) return text
    await pause(POLL_MS)
  }
  throw new Error(`What was waited for has not been emailed to ${to}`)
}

const CODE = /^\s*(\d{4})\s*$/m
const LINK = /\/(?:auth|merchant)\?link=([\w-]+)/

/** The code in an email, or null. */
export const codeIn = (text: string): string | null => CODE.exec(text)?.[1] ?? null
/** The secret of the link in an email, or null. */
export const linkIn = (text: string): string | null => LINK.exec(text)?.[1] ?? null

function getCode(text: string): string {
  const code = codeIn(text)
  if (code === null) throw new Error('The email has no code')
  return code
}
