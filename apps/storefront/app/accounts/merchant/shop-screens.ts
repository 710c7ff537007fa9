import { AUTH_TITLES } from '../sign-in/auth-screens.ts'
import { type Come, screenFor } from '../sign-in/auth-steps.rules.ts'

/** MERCH-01, in the order of the steps; each word is part of the URL. */
export const SHOP_TITLES = {
  ...AUTH_TITLES,
  login: 'Merchant Login',
  register: 'Become a Merchant',
  profile: 'Welcome to Your Merchant Profile',
  package: 'Choose Your Package',
} as const satisfies Record<string, string>

export type ShopScreen = keyof typeof SHOP_TITLES

/** MERCH-01: the steps after the email is verified, as the step bar names them. */
export const SHOP_STEPS = [AUTH_TITLES['set-password'], AUTH_TITLES.profile, 'Select Package'] as const

export const SHOP_STEP: Partial<Record<ShopScreen, number>> = { 'set-password': 0, profile: 1, package: 2 }

const MERCHANT_PATH = '/merchant'

const isScreen = (text: string): text is ShopScreen => Object.hasOwn(SHOP_TITLES, text)

/** The requested screen; the registration when it is unknown. */
export function shopScreenIn(query: URLSearchParams): ShopScreen {
  const asked = query.get('screen') ?? ''
  return isScreen(asked) ? asked : 'register'
}

export const shopScreenPath = (screen: ShopScreen): string =>
  screen === 'register' ? MERCHANT_PATH : `${MERCHANT_PATH}?${new URLSearchParams({ screen })}`

/** A guest, an account that has still to fill in its shop, or a shop. */
export type ShopVisitor = 'guest' | 'without-shop' | 'with-shop'

/** A signed-in shop has nothing to do on these screens; the page decides where to send it. */
type ShownShopScreen = ShopScreen | 'nothing-to-do'

const BEGINNINGS: readonly ShopScreen[] = [
  'login',
  'register',
  'forgot-password',
  'verify-reset',
  'reset-password',
]

/** MERCH-01: which screen to show for a requested one; as for customers, but a shop continues to the packages. */
export function shopScreenFor(asked: ShopScreen, visitor: ShopVisitor, come: Come): ShownShopScreen {
  if (visitor === 'without-shop') return 'profile'
  if (visitor === 'with-shop') return BEGINNINGS.includes(asked) ? 'nothing-to-do' : 'package'
  return asked === 'package' ? 'login' : screenFor(asked, come)
}
