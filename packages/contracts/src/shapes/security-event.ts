/** T26: what happens around the sign-in of an account, whatever its kind. */
export const SECURITY_EVENT_KINDS = [
  'SIGNED_IN',
  'SIGNED_IN_NEW_DEVICE',
  'WRONG_PASSWORD',
  'LOCKED_OUT',
  'WRONG_CODE',
  'RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'TOKEN_REUSED',
  'SESSION_ENDED',
  'ALL_SESSIONS_ENDED',
  'DATA_EXPORTED',
  'ACCOUNT_DELETED',
  'FORBIDDEN',
] as const

type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** PROF-07: what the owner is shown. */
export const ACTIVITY_KINDS = [
  'SIGNED_IN',
  'SIGNED_IN_NEW_DEVICE',
  'WRONG_PASSWORD',
  'LOCKED_OUT',
  'WRONG_CODE',
  'RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'TOKEN_REUSED',
  'SESSION_ENDED',
  'ALL_SESSIONS_ENDED',
  'DATA_EXPORTED',
] as const satisfies readonly SecurityEventKind[]
