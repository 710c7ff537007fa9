import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { currentOwner } from '#session/current-owner.ts'
import type { Command } from './command.ts'
import { keepToRead, queue, removeCommand } from './queue.ts'

/** What the server has answered, for a screen that waits for it. */
export type Outcome = {
  requestKey: string
  error: unknown
  /** Nothing else waits. Each answer is stored already: a list that is loaded again after each costs a shop its data. */
  isLast: boolean
}

/** Returns what somebody must read although it was saved; null as a rule. */
export type SendCommand = (command: Command) => Promise<string | null>

const outcomes = new EventTarget()

export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail)
  outcomes.addEventListener('outcome', hear)
  return () => outcomes.removeEventListener('outcome', hear)
}

/**
 * SELL-55: sends what waits, one after the other and first things first, from one tab only. Stops where the server can't be
 * reached; what it rejects is kept for the person, and the next is sent. Returns whether something still waits.
 */
export const sendQueue = (send: SendCommand): Promise<boolean> =>
  oneTabAtATime('seller-queue-sending', () => sendAll(send))

async function sendAll(send: SendCommand): Promise<boolean> {
  for (let next = firstWaiting(); next; next = firstWaiting()) {
    const { requestKey } = next
    const { remark, error } = await send(next).then(
      (words) => ({ remark: words, error: null }),
      (cause: unknown) => ({ remark: null, error: cause }),
    )
    if (error !== null && isUnreachable(error)) return true
    // The outcome first: a screen that shows it takes the command away itself.
    if (error !== null) await keepToRead(requestKey, { refused: messageOf(error, "We couldn't do this.") })
    else if (remark === null) await removeCommand(requestKey)
    else await keepToRead(requestKey, { remark })
    const detail: Outcome = { requestKey, error, isLast: firstWaiting() === undefined }
    outcomes.dispatchEvent(new CustomEvent('outcome', { detail }))
  }
  return false
}

export const isWaiting = ({ refused, remark }: Command): boolean => refused === null && remark === undefined

function firstWaiting(): Command | undefined {
  const owner = currentOwner()
  return queue.read().find((command) => command.owner === owner && isWaiting(command))
}

const TOO_MANY = 429
const NOT_SIGNED_IN = 401
const SERVER_FAULT = 500
/** These would be the same at the next attempt, and hold up everything behind them. */
const FINAL: readonly (string | null)[] = ['CODE_LOCKED', 'CODE_WRONG', 'UPLOAD_QUOTA']

/** Sent again later: no answer, too many at once, a server in trouble, or a session that has ended. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return true
  if (FINAL.includes(error.code)) return false
  return error.status >= SERVER_FAULT || error.status === TOO_MANY || error.status === NOT_SIGNED_IN
}
