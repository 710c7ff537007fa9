import { DomainError } from '#platform/domain-error.ts'

/** ADMIN-54: a write names the version it rests on; who changed it meanwhile is named. */
export const changedBy = (name: string | null) =>
  new DomainError('CHANGED_MEANWHILE', `${name ?? 'Somebody'} changed this meanwhile. Look at it again.`, {
    details: { by: name ?? 'Somebody' },
  })
