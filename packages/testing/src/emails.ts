import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@ahia/contracts/call'
import { listEmails } from '@ahia/contracts/developers/mailbox'

const POLL_MS = 20
const ARRIVES_WITHIN_MS = 60_000

/** The newest email to an address, once this many have arrived. */
export async function waitForEmail(
  call: Call,
  { to, count = 1 }: { to: string; count?: number },
): Promise<string> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS
  while (performance.now() < deadline) {
    const { messages } = await call(listEmails, { to })
    const [newest] = messages
    if (newest && messages.length >= count) return newest.text
    await pause(POLL_MS)
  }
  throw new Error(`Of ${count} emails to ${to} not all have arrived`)
}

const CODE = /^\s*(\d{4})\s*$/m
const LINK = /\/(?:auth|merchant)\?link=([\w-]+)/

/** The code in an email, or null. */
export const codeIn = (text: string): string | null => CODE.exec(text)?.[1] ?? null
/** The secret of the link in an email, or null. */
export const linkIn = (text: string): string | null => LINK.exec(text)?.[1] ?? null

export function getCode(text: string): string {
  const code = codeIn(text)
  if (code === null) throw new Error('The email has no code')
  return code
}
