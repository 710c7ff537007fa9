import { DomainError } from '#platform/domain-error.ts'

export const workNotFound = () => new DomainError('WORK_NOT_FOUND', 'This is done, or waits no more')
export const claimed = (by: string) =>
  new DomainError('CLAIMED', `${by} is working on this`, { details: { by } })
export const linkNotFound = (kind: 'ORDER' | 'SHOP') =>
  kind === 'ORDER'
    ? new DomainError('ORDER_NOT_FOUND', 'There is no such order')
    : new DomainError('SHOP_NOT_FOUND', 'There is no such shop, or more than one')
export const pastDue = () => new DomainError('TOO_LATE', "It can't rest past its due time")
