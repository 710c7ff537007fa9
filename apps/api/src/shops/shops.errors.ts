import { MAX_FOLLOWED_SHOPS } from '@ahia/contracts/limits'
import { DomainError } from '#platform/domain-error.ts'

export const shopNotFound = () =>
  new DomainError('SHOP_NOT_FOUND', "The shop you're looking for doesn't exist or has been removed.")

export const shopChanged = () =>
  new DomainError('STEP_REFUSED', 'The shop has changed since you opened it. Reload and check it again.')

export const shopNameTaken = () =>
  new DomainError('SHOP_NAME_TAKEN', 'That shop name is taken. Try adding your city.', {
    details: [{ path: 'name', rule: 'taken', message: 'That shop name is taken' }],
  })

export const shopJustOpened = () =>
  new DomainError('STEP_REFUSED', 'Your shop profile was just saved. Reload the page and try again.')

export const followingFull = () =>
  new DomainError(
    'FOLLOWING_FULL',
    `You follow ${MAX_FOLLOWED_SHOPS} shops already. Unfollow one of them first.`,
  )

export const requestKeyReused = () =>
  new DomainError('REQUEST_KEY_REUSED', 'This request key was used for something else')

export const shopIncomplete = () => new DomainError('SHOP_INCOMPLETE', 'Add your shop profile first')

/** SELL-08: with the present state, so that nothing is overwritten unseen. */
export const changedMeanwhile = (present: object) =>
  new DomainError('CHANGED_MEANWHILE', 'Someone has changed this. Check it, then save again.', {
    details: { present },
  })

export const termsTooLate = () =>
  new DomainError('TOO_LATE', 'You can no longer answer these terms. The two weeks are over.')

export const checkNotFound = () => new DomainError('CHECK_NOT_FOUND', "We can't find this check")
export const documentNotFound = () => new DomainError('DOCUMENT_NOT_FOUND', "We can't find this document")
export const documentUnknown = () =>
  new DomainError('PICTURE_UNKNOWN', "We don't have this picture any more. Please send it again.")
export const checksOpen = (missing: readonly string[]) =>
  new DomainError('CHECKS_OPEN', 'A required check is still open', { details: { missing } })
export const reasonUnknown = () =>
  new DomainError('INVALID_INPUT', 'Choose a reason from the list', {
    details: [{ path: 'reason', rule: 'unknown', message: 'Choose a reason from the list' }],
  })
export const notInThisState = () =>
  new DomainError('STEP_REFUSED', "This isn't possible now. Reload and check the shop again.")
export const notSuspended = () => new DomainError('STEP_REFUSED', 'This has ended. Reload to see your shop.')
export const alreadyAnswered = () =>
  new DomainError('STEP_REFUSED', "You've already answered. We'll email you.")
export const otherColleagueNeeded = () =>
  new DomainError('OTHER_ARBITER', 'You suspended this shop. A colleague decides about its answer.')
export const tooFewWarnings = () =>
  new DomainError('TOO_FEW_WARNINGS', 'Send two written warnings before you end a shop for complaints')
