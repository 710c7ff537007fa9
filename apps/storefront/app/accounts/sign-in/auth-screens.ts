/** AUTH-01, in the order of the steps; each word is part of the URL. */
export const AUTH_TITLES = {
  login: 'Login',
  register: 'Create an account',
  verify: 'Verify your email',
  'set-password': 'Create a Password',
  profile: 'Profile Information',
  'forgot-password': 'Forgot password',
  'verify-reset': 'Enter your reset code',
  'reset-password': 'Reset password',
} as const satisfies Record<string, string>

export type AuthScreen = keyof typeof AUTH_TITLES

/** The steps after the email is verified, as the step bar names them. */
export const SIGN_UP_STEPS = [AUTH_TITLES['set-password'], AUTH_TITLES.profile]

const isScreen = (text: string): text is AuthScreen => Object.hasOwn(AUTH_TITLES, text)

/** The requested screen; login when it is unknown. */
export function screenIn(query: URLSearchParams): AuthScreen {
  const asked = query.get('screen') ?? ''
  return isScreen(asked) ? asked : 'login'
}

/** The URL of a screen. The page to open after the login is passed on from screen to screen. */
export function screenPath(screen: AuthScreen, query: URLSearchParams): string {
  const next = query.get('next')
  const params = new URLSearchParams({
    ...(screen === 'login' ? {} : { screen }),
    ...(next === null ? {} : { next }),
  })
  return params.size === 0 ? '/auth' : `/auth?${params}`
}
