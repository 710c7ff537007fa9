import { ApiError, messageOf } from '@ahia/contracts/api-error'

/** CHAT-02: the last resort, when neither server nor error has a text. */
const FAILED = 'Failed to get recommendations'
export const OFFLINE = "You're offline. Your message is still here. Send it when you're back online."

const TOO_MANY_REQUESTS = 429
const MINUTE_SECONDS = 60

/** CHAT-02: the server's message, else the error's own text; after too many requests, when to try again. */
export function failureWords(error: unknown, retryAfter: string | null): string {
  const seconds = Number(retryAfter ?? Number.NaN)
  const isTooMuch = error instanceof ApiError && error.status === TOO_MANY_REQUESTS
  if (!isTooMuch || !(seconds > 0)) return messageOf(error, FAILED)
  return `You've sent a lot of messages in a short time. Try again in ${spanWords(seconds)}.`
}

function spanWords(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
