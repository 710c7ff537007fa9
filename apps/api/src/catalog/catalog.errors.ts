import { DomainError } from '#platform/domain-error.ts'

const NOT_THERE = "The product you're looking for doesn't exist or has been removed."

export const productNotFound = () => new DomainError('PRODUCT_NOT_FOUND', NOT_THERE)
export const productGone = () => new DomainError('PRODUCT_GONE', NOT_THERE)
export const sellableNotFound = () =>
  new DomainError('SELLABLE_NOT_FOUND', 'This item is no longer among your products.')
