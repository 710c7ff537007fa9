import { DomainError } from '#platform/domain-error.ts'

export const enquiryNotFound = () => new DomainError('ENQUIRY_NOT_FOUND', "We can't find this enquiry")

const NOW = {
  OPEN: 'It is already open.',
  ANSWERED: 'It is already answered.',
  CLOSED: 'It is already closed.',
  SPAM: 'It was marked as spam. Reopen it first.',
} as const

export const enquiryStepRefused = (state: keyof typeof NOW) => new DomainError('STEP_REFUSED', NOW[state])

export const wroteTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    "You've sent us a lot of messages. We'll read them all. Please wait an hour, or call us.",
    { retryAfterSeconds },
  )
