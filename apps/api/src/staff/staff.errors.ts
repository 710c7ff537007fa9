import { DomainError } from '#platform/domain-error.ts'

export const notSignedIn = () => new DomainError('NOT_SIGNED_IN', 'Sign in to continue')
/** The same for whatever was wrong: address, password, code or passkey. */
export const signInRefused = () =>
  new DomainError('CREDENTIALS_REFUSED', "That isn't right. Check what you entered, and use the newest code.")
export const notPermitted = () => new DomainError('NOT_PERMITTED', "Your roles don't include this")
export const proofNeeded = () =>
  new DomainError('PROOF_NEEDED', "Confirm it's you with your passkey or a new code")
export const proofRefused = () =>
  new DomainError('PROOF_REFUSED', "That isn't right. Try again, and use the newest code.")
export const tooManyWrongTries = (retryAfterSeconds: number) =>
  new DomainError('RATE_LIMITED', 'Too many wrong attempts. Wait, then try again.', { retryAfterSeconds })
export const invitationOver = () =>
  new DomainError('INVITATION_OVER', 'This invitation has been used or has expired. Ask for a new one.')
export const emailTaken = () => new DomainError('EMAIL_TAKEN', 'A colleague already has this email')
export const staffNotFound = () => new DomainError('STAFF_NOT_FOUND', "We can't find this colleague")
export const ownAccount = () => new DomainError('OWN_ACCOUNT', 'A colleague has to do this for you')
export const tooFewOwners = () =>
  new DomainError('TOO_FEW_OWNERS', 'There must always be two owners. Make someone else an owner first.')
export const resetNotFound = () =>
  new DomainError('RESET_NOT_FOUND', 'This reset was stopped or has already happened')
export const lastFactor = () =>
  new DomainError('LAST_FACTOR', "This is your only way to sign in, so it can't be removed")
export const passkeyNotFound = () => new DomainError('NOT_FOUND', "We can't find this passkey")
export const proposalNotFound = () => new DomainError('PROPOSAL_NOT_FOUND', "We can't find this proposal")
export const ownProposal = () => new DomainError('OWN_PROPOSAL', 'Someone else has to agree to this')
export const proposalStale = () =>
  new DomainError('PROPOSAL_STALE', 'Something has changed since this was proposed. Propose it again.')
export const accessChanged = () =>
  new DomainError(
    'CHANGED_MEANWHILE',
    "Someone's roles have changed since you opened this. Reload and check again.",
  )
/** ADMIN-15: two decisions at once have one effect; the other learns who was first. */
export const alreadyDecided = (by: string | null) =>
  new DomainError(
    'ALREADY_DECIDED',
    by === null ? 'This has already been decided' : `${by} has already decided this`,
    {
      details: { by },
    },
  )
