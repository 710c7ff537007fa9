import { sign } from './sign.ts'

/** P8: how long the provider waits for an answer. */
const TIMEOUT_MS = 30_000

/** Whether the merchant took it: P8 wants a 200. */
export async function postWebhook({
  url,
  body,
  secretKey,
}: {
  url: string
  body: string
  secretKey: string
}) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'payment-sandbox',
        'x-paystack-signature': sign(body, secretKey),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false // nobody there, or not in time: it is tried again
  }
}
