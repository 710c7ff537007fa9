import { DomainError } from '#platform/domain-error.ts'

export const requestNotFound = () => new DomainError('DATA_REQUEST_NOT_FOUND', "We can't find this request")
export const alreadyDecided = (who: string) =>
  new DomainError('ALREADY_DECIDED', `${who} has already decided this`)
export const identityMissing = () =>
  new DomainError('INVALID_INPUT', 'Say how you know who is asking', {
    details: [{ path: 'identity', rule: 'custom', message: 'Say how you know who is asking' }],
  })

export const needsTwoPeople = () =>
  new DomainError('NEEDS_TWO_PEOPLE', 'A colleague must agree to erase someone. Propose it instead.')
