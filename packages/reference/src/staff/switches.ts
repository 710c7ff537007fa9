type Switch = {
  /** In the back office. */
  label: string
  /** What no longer works while it is stopped, for the colleague who agrees to it. */
  stops: string
  /** What shoppers and shops read meanwhile. */
  words: string
}

/** ADMIN-53: what two colleagues can stop together. */
export const SWITCHES = {
  checkout: {
    label: 'Checkout',
    stops: 'Nobody can place an order or start a payment. Payments already started still go through.',
    words: 'Checkout is closed for a short while. Your cart stays as it is. Please try again later.',
  },
  'sign-ups': {
    label: 'Sign-ups',
    stops: 'Nobody can open an account. People who have one can still sign in.',
    words: "We can't open new accounts for a short while. Please try again later.",
  },
  uploads: {
    label: 'Uploads',
    stops: 'No photo, logo or document can be sent.',
    words: "Photos and documents can't be sent for a short while. Please try again later.",
  },
  'read-only': {
    label: 'Everything but reading',
    stops:
      "Shoppers and shops can browse and sign in, but can't change anything. Payments already started, emails and deadlines continue.",
    words:
      "You can browse, but you can't order or change anything for a short while. Nothing is lost. Please try again later.",
  },
} as const satisfies Record<string, Switch>

export type SwitchName = keyof typeof SWITCHES
export const SWITCH_NAMES = Object.keys(SWITCHES) as [SwitchName, ...SwitchName[]]
