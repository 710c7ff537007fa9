import { DomainError } from '#platform/domain-error.ts'

export const shopNotFound = () =>
  new DomainError('SHOP_NOT_FOUND', "The shop you're looking for doesn't exist or has been removed.")

export const shopChanged = () =>
  new DomainError('STEP_REFUSED', 'The shop has changed since you looked at it. Look at it again.')

export const shopNameTaken = () =>
  new DomainError('SHOP_NAME_TAKEN', 'A shop of this name is here already. Choose another one.', {
    details: [{ path: 'name', rule: 'taken', message: 'A shop of this name is here already' }],
  })
