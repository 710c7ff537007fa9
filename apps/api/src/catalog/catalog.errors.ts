import { DomainError } from '#platform/domain-error.ts'

const NOT_THERE = "The product you're looking for doesn't exist or has been removed."

export const productNotFound = () => new DomainError('PRODUCT_NOT_FOUND', NOT_THERE)
export const productGone = () => new DomainError('PRODUCT_GONE', NOT_THERE)
export const sellableNotFound = () =>
  new DomainError('SELLABLE_NOT_FOUND', 'This item is no longer among your products.')
export const importNotFound = () =>
  new DomainError('IMPORT_NOT_FOUND', 'We no longer have this file. Upload it again.')
export const importRunning = () =>
  new DomainError('IMPORT_RUNNING', "We're still processing your last file. Try again in a moment.")
export const planChanged = () =>
  new DomainError('PLAN_CHANGED', 'This has changed or was already applied. Check it again.')
export const rowsWrong = (wrong: number) =>
  new DomainError('ROWS_WRONG', `${wrong} rows have errors, so nothing was changed.`, { details: { wrong } })
export const fileEmpty = () => new DomainError('FILE_REFUSED', 'This file is empty.')
