import { API_PATH } from '@ahia/contracts/api-path'
import { askAssistant as endpoint, improveReply as improvement } from '@ahia/contracts/assistant'
import { createCall } from '@ahia/contracts/call'
import { readDeviceKey } from '@ahia/web/session/device-key'
import { customerSession } from '#session/customer-session.ts'
import { failureWords, OFFLINE } from './failure-words.rules.ts'
import type { Exchange, ShownReply } from './shown.ts'
import { turnsOf } from './thread/thread.rules.ts'
import { toShown } from './to-shown.ts'

export type AssistantQuestion = { message: string; thread: readonly Exchange[]; lookingAt: string | null }
type AssistantOutcome =
  | { state: 'answered'; reply: ShownReply; mayImprove: boolean }
  | { state: 'failed'; error: string }

/**
 * CHAT-02: asks as the signed-in customer, or as a guest; the token of an unfinished registration is not a customer's
 * and is not sent. Uses a call of its own because it reads the Retry-After header. Rejects only when cancelled.
 */
export async function askAssistant(
  question: AssistantQuestion,
  signal: AbortSignal,
): Promise<AssistantOutcome> {
  if (!navigator.onLine) return { state: 'failed', error: OFFLINE }
  let retryAfter: string | null = null
  const call = callOver(async (request) => {
    const response = await fetch(request)
    retryAfter = response.headers.get('retry-after')
    return response
  })
  try {
    const reply = await call(endpoint, toInput(question), { signal })
    return { state: 'answered', reply: toShown(reply), mayImprove: reply.mayImprove }
  } catch (error) {
    if (signal.aborted) throw error
    return { state: 'failed', error: failureWords(error, retryAfter) }
  }
}

/** CHAT-07: the same question to a language model; null where our reply stays, whatever the reason. */
export async function improveReply(
  question: AssistantQuestion,
  signal: AbortSignal,
): Promise<ShownReply | null> {
  const { reply } = await callOver(fetch)(improvement, toInput(question), { signal }).catch(() => ({
    reply: null,
  }))
  return reply && toShown(reply)
}

const callOver = (over: (request: Request) => Promise<Response>) =>
  createCall({
    fetch: over,
    baseUrl: API_PATH,
    deviceKey: readDeviceKey,
    token: () => customerSession.store.readTokens()?.token ?? null,
    renew: customerSession.renew,
  })

const toInput = ({ message, thread, lookingAt }: AssistantQuestion) => ({
  customer_input: message,
  context: { turns: turnsOf(thread), ...(lookingAt === null ? {} : { lookingAt }) },
})
