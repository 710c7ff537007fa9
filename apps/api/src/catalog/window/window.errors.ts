import { MAX_PAGE_SIZE } from '@ahia/contracts/limits'
import { DomainError } from '#platform/domain-error.ts'

export const placeNotFound = () => new DomainError('NOT_FOUND', "We can't find this featured product")
export const bannerNotFound = () => new DomainError('NOT_FOUND', "We can't find this banner")
export const windowFull = () =>
  new DomainError('STEP_REFUSED', `There are ${MAX_PAGE_SIZE} places already. Remove one first.`)
