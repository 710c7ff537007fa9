import { ApiError } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import type { DataOf } from '@ahia/contracts/endpoint'
import { verifyPayment } from '@ahia/contracts/payments'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'
import { customerSession } from '#session/customer-session.ts'
import { type Verdict, verdictOf } from './verdict.rules.ts'

export type Verification = DataOf<typeof verifyPayment>

/**
 * PAY-01, PAY-02: asks once about a payment. The message and the Retry-After header count too, so this call reads the
 * response itself. Rejects only when cancelled.
 */
export async function askAboutPayment(
  reference: string,
  signal: AbortSignal,
): Promise<Verdict<Verification>> {
  let message = ''
  let retryAfter: string | null = null
  const call = createCall({
    fetch: async (request) => {
      const response = await fetch(request)
      retryAfter = response.headers.get('retry-after')
      message = await messageIn(response.clone())
      return response
    },
    baseUrl: API_PATH,
    token: customerSession.token,
    renew: customerSession.renew,
  })
  try {
    const value = await call(verifyPayment, { ref: reference }, { signal })
    return verdictOf({ state: 'captured', value, message })
  } catch (error) {
    if (signal.aborted) throw error
    const status = error instanceof ApiError ? error.status : null
    return verdictOf({ state: 'refused', status, message, retryAfter })
  }
}

async function messageIn(response: Response): Promise<string> {
  try {
    const { message } = fieldsOf(await response.json())
    return isText(message) ? message : ''
  } catch {
    return '' // the page of a proxy, or a connection cut half way: the code that parses the response finds out
  }
}
