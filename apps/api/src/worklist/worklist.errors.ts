import { DomainError } from '#platform/domain-error.ts'

export const workNotFound = () => new DomainError('WORK_NOT_FOUND', 'This is already done')
export const claimed = (by: string) =>
  new DomainError('CLAIMED', `${by} is working on this`, { details: { by } })
export const linkNotFound = (kind: 'ORDER' | 'SHOP') =>
  kind === 'ORDER'
    ? new DomainError('ORDER_NOT_FOUND', "We can't find this order")
    : new DomainError('SHOP_NOT_FOUND', "We can't find one shop with this name")
export const pastDue = () => new DomainError('TOO_LATE', "You can't snooze it past its due time")
