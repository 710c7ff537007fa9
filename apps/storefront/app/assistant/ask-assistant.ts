import { askAssistant as endpoint } from '@ahia/contracts/assistant'
import { createCall } from '@ahia/contracts/call'
import { API_PATH } from '#session/api-path.ts'
import { customerSession } from '#session/customer-session.ts'
import { failureWords, OFFLINE } from './failure-words.rules.ts'
import type { Exchange, ShownReply } from './shown.ts'
import { turnsOf } from './thread.rules.ts'
import { toShown } from './to-shown.ts'

type Question = { said: string; thread: readonly Exchange[]; lookingAt: string | null }
type Outcome = { state: 'answered'; reply: ShownReply } | { state: 'failed'; message: string }

/**
 * CHAT-02: asks with the signed-in account. A half-finished registration has a token too, which is no customer's, and is
 * not sent. When to ask again stands beside the answer, so this call looks at it itself. Rejects only when cancelled.
 */
export async function askAssistant(
  { said, thread, lookingAt }: Question,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!navigator.onLine) return { state: 'failed', message: OFFLINE }
  let retryAfter: string | null = null
  const call = createCall({
    fetch: async (request) => {
      const response = await fetch(request)
      retryAfter = response.headers.get('retry-after')
      return response
    },
    baseUrl: API_PATH,
    token: () => customerSession.store.readTokens()?.token ?? null,
    renew: customerSession.renew,
  })
  const context = { turns: turnsOf(thread), ...(lookingAt === null ? {} : { lookingAt }) }
  try {
    const reply = await call(endpoint, { customer_input: said, context }, { signal })
    return { state: 'answered', reply: toShown(reply) }
  } catch (error) {
    if (signal.aborted) throw error
    return { state: 'failed', message: failureWords(error, retryAfter) }
  }
}
