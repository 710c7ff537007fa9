import { askAssistant } from '@ahia/contracts/assistant'
import { withinGuestLimit } from '#accounts/sessions/within-guest-limit.ts'
import { DomainError } from '#platform/domain-error.ts'

const MINUTE_SECONDS = 60

function tooManyMessages(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  const message = `You've sent a lot of messages in a short time. Try again in ${wait}.`
  return new DomainError('RATE_LIMITED', message, { retryAfterSeconds })
}

/** CHAT-08, T20: comes after `signedInOrGuest`. */
export const withinAssistantLimit = withinGuestLimit(askAssistant, tooManyMessages)
