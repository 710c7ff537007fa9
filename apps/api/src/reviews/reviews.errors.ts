import { DomainError } from '#platform/domain-error.ts'

export const reviewNotAllowed = () =>
  new DomainError('REVIEW_NOT_ALLOWED', 'You can review a product once it has been delivered to you')
export const reviewExists = () => new DomainError('REVIEW_EXISTS', "You've already reviewed this product")
export const photoNotFound = () =>
  new DomainError('PHOTO_NOT_FOUND', 'We no longer have one of your photos. Add it again.')
/** T5: the same for a review of another shop's product and for one that does not exist. */
export const reviewNotFound = () => new DomainError('REVIEW_NOT_FOUND', "We can't find this review")
