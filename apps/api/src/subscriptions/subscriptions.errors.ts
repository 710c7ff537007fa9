import { DomainError } from '#platform/domain-error.ts'

export const shopIncomplete = () =>
  new DomainError('SHOP_INCOMPLETE', 'Fill in your shop profile before you choose a package')

export const shopSuspended = () =>
  new DomainError('SHOP_SUSPENDED', 'Your shop is closed for now. Contact us before you choose a package')

export const trialUsed = () =>
  new DomainError('TRIAL_USED', 'Your shop has already had its free trial. Every shop gets one.')

export const shopClosing = () =>
  new DomainError('SHOP_SUSPENDED', 'Your shop is closing. Keep it open first, then choose a package')

export const packageStepRefused = (message: string) => new DomainError('STEP_REFUSED', message)

export const balanceTooLow = (needed: string) =>
  new DomainError(
    'BALANCE_TOO_LOW',
    `Your available balance is too low: this costs ${needed}. Sales become available once they are delivered and the return window has closed.`,
  )
