import { DomainError } from '#platform/domain-error.ts'

export const shopIncomplete = () =>
  new DomainError('SHOP_INCOMPLETE', 'Fill in your shop profile before you choose a package')

export const shopSuspended = () =>
  new DomainError('SHOP_SUSPENDED', 'Your shop is closed for now. Write to us before you choose a package')

export const trialUsed = () =>
  new DomainError('TRIAL_USED', 'Your shop has had its free trial; every shop has one')
