import { API_PATH } from '@ahia/contracts/api-path'
import { askAssistant as endpoint } from '@ahia/contracts/assistant'
import { createCall } from '@ahia/contracts/call'
import { readDeviceKey } from '@ahia/web/session/device-key'
import { customerSession } from '#session/customer-session.ts'
import { failureWords, OFFLINE } from './failure-words.rules.ts'
import type { Exchange, ShownReply } from './shown.ts'
import { turnsOf } from './thread/thread.rules.ts'
import { toShown } from './to-shown.ts'

type AssistantQuestion = { message: string; thread: readonly Exchange[]; lookingAt: string | null }
type AssistantOutcome = { state: 'answered'; reply: ShownReply } | { state: 'failed'; error: string }

/**
 * CHAT-02: asks as the signed-in customer, or as a guest; the token of an unfinished registration is not a customer's
 * and is not sent. Uses a call of its own because it reads the Retry-After header. Rejects only when cancelled.
 */
export async function askAssistant(
  { message, thread, lookingAt }: AssistantQuestion,
  signal: AbortSignal,
): Promise<AssistantOutcome> {
  if (!navigator.onLine) return { state: 'failed', error: OFFLINE }
  let retryAfter: string | null = null
  const call = createCall({
    fetch: async (request) => {
      const response = await fetch(request)
      retryAfter = response.headers.get('retry-after')
      return response
    },
    baseUrl: API_PATH,
    deviceKey: readDeviceKey,
    token: () => customerSession.store.readTokens()?.token ?? null,
    renew: customerSession.renew,
  })
  const context = { turns: turnsOf(thread), ...(lookingAt === null ? {} : { lookingAt }) }
  try {
    const reply = await call(endpoint, { customer_input: message, context }, { signal })
    return { state: 'answered', reply: toShown(reply) }
  } catch (error) {
    if (signal.aborted) throw error
    return { state: 'failed', error: failureWords(error, retryAfter) }
  }
}
