type Texts = {
  title: string
  /** What will be here. */
  promise: string
  /** What one can do until then. */
  meanwhile: string
}

const TEXTS = {
  '/contact': {
    title: 'Contact Us',
    promise: 'A form for messages comes here.',
    meanwhile: 'You need not wait for it: write or call, and a person answers.',
  },
  '/logistics': {
    title: 'Join Logistics Team',
    promise: 'Here riders and haulage companies will tell us where they drive and with what.',
    meanwhile: 'Write to us today if you deliver in Lagos, Abuja, Enugu, Benin City or Port Harcourt.',
  },
  '/merchant': {
    title: 'Become a Merchant',
    promise: 'Here you will open your own stall: a password, your shop, a package, and you sell.',
    meanwhile: 'Look at how the shops on the market show their goods.',
  },
  '/merchant/app': {
    title: 'Merchant App',
    promise: 'Here sellers will find the app for orders, stock and payouts.',
    meanwhile: 'Look at how the shops on the market show their goods.',
  },
  '/merchant/blog': {
    title: 'Merchant Blog',
    promise: 'Here sellers will read what sells, how to take pictures and how payouts work.',
    meanwhile: 'Look at how the shops on the market show their goods.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    promise: 'Here we will say what we keep about you, why, and for how long.',
    meanwhile: 'As a guest, your cart, wishlist and recent searches stay in this browser and nowhere else.',
  },
  '/terms': {
    title: 'Terms',
    promise: 'Here the terms for shoppers and sellers will stand in plain English.',
    meanwhile: 'Prices, fees and when an order comes are said before you pay; what went wrong we put right.',
  },
} as const satisfies Record<string, Texts>

type OpenSoon = keyof typeof TEXTS

const isKnown = (path: string): path is OpenSoon => Object.hasOwn(TEXTS, path)

/** What a page whose part of the market is still being built says about itself. */
export function notOpenYetTexts(pathname: string): Texts {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return isKnown(path)
    ? TEXTS[path]
    : {
        title: 'Not open yet',
        promise: 'This part of the market is being built.',
        meanwhile: 'Look around the rest of it.',
      }
}
