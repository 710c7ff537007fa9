import { DomainError } from '#platform/domain-error.ts'

/** ADMIN-10: by email address or telephone. Which of them is not said: it may be somebody else's. */
export const conflictOfInterest = () =>
  new DomainError(
    'CONFLICT_OF_INTEREST',
    'This is about your own email address or telephone number, so a colleague has to do it.',
  )
/** ADMIN-54: a write names the version it rests on; who changed it meanwhile is named. */
export const changedBy = (name: string | null) =>
  new DomainError('CHANGED_MEANWHILE', `${name ?? 'Somebody'} has changed this. Reload and check it again.`, {
    details: { by: name ?? 'Somebody' },
  })
