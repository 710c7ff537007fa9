import { DomainError } from '#platform/domain-error.ts'

export const workNotFound = () => new DomainError('WORK_NOT_FOUND', 'This is done, or waits no more')
export const claimed = (by: string) =>
  new DomainError('CLAIMED', `${by} is working on this`, { details: { by } })
export const pastDue = () => new DomainError('TOO_LATE', "It can't rest past its due time")
