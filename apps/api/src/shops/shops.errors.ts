import { DomainError } from '#platform/domain-error.ts'

export const shopNotFound = () =>
  new DomainError('SHOP_NOT_FOUND', "The shop you're looking for doesn't exist or has been removed.")
