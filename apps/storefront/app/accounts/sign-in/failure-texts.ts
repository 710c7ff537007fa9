/** ERR-03: the message for a failure without one of its own. */
export const FAILURE_TEXTS = {
  register: 'Registration failed',
  verify: 'OTP verification failed',
  resend: 'Failed to resend OTP',
  setPassword: 'Failed to set password',
  updateProfile: 'Failed to update profile',
  login: 'Login failed',
  initiateReset: 'Failed to initiate password reset',
  resetPassword: 'Password reset failed',
} as const satisfies Record<string, string>
