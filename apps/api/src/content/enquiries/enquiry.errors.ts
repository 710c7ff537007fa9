import { DomainError } from '#platform/domain-error.ts'

export const enquiryNotFound = () => new DomainError('ENQUIRY_NOT_FOUND', 'There is no such enquiry')

const NOW = {
  OPEN: 'It is open already.',
  ANSWERED: 'It is answered already.',
  CLOSED: 'It is closed already.',
  SPAM: 'It was called spam. Open it again first.',
} as const

export const enquiryStepRefused = (state: keyof typeof NOW) => new DomainError('STEP_REFUSED', NOW[state])

export const wroteTooOften = (retryAfterSeconds: number) =>
  new DomainError(
    'RATE_LIMITED',
    "We've had many messages from this address, and we read them all. Please wait an hour, or call us.",
    { retryAfterSeconds },
  )
