import { DomainError } from '#platform/domain-error.ts'

export const productNotFound = () =>
  new DomainError('PRODUCT_NOT_FOUND', "The product you're looking for doesn't exist or has been removed.")
