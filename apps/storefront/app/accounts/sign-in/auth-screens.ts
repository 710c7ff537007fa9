/** AUTH-01, in the order of their ways; the word is what stands in the address. */
export const AUTH_TITLES = {
  login: 'Login',
  register: 'Register',
  verify: 'Verify your email',
  'set-password': 'Create a Password',
  profile: 'Profile Information',
  'forgot-password': 'Forgot password',
  'verify-reset': 'Enter your reset code',
  'reset-password': 'Reset password',
} as const satisfies Record<string, string>

export type AuthScreen = keyof typeof AUTH_TITLES

/** The steps after the address is proven, as the bar names them. */
export const SIGN_UP_STEPS = [AUTH_TITLES['set-password'], AUTH_TITLES.profile]

const isScreen = (text: string): text is AuthScreen => Object.hasOwn(AUTH_TITLES, text)

/** What is asked for; login when it is nothing we know. */
export function screenIn(query: URLSearchParams): AuthScreen {
  const asked = query.get('screen') ?? ''
  return isScreen(asked) ? asked : 'login'
}

/** The address of a screen. Where a login shall lead to goes along from screen to screen. */
export function screenPath(screen: AuthScreen, query: URLSearchParams): string {
  const next = query.get('next')
  const stored = new URLSearchParams({
    ...(screen === 'login' ? {} : { screen }),
    ...(next === null ? {} : { next }),
  })
  return stored.size === 0 ? '/auth' : `/auth?${stored}`
}
