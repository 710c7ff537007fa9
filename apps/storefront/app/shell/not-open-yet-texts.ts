type Texts = {
  title: string
  /** What will be here. */
  promise: string
  /** What one can do until then. */
  meanwhile: string
}

const TEXTS = {
  '/checkout': {
    title: 'Checkout',
    promise: 'Here you will see the delivery fee of each shop and pay once for the whole cart.',
    meanwhile: 'Your cart is kept in this browser until then.',
  },
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
  '/orders': {
    title: 'Order History',
    promise: 'Here each of your orders will stand with its items, its shop and where it is now.',
    meanwhile: 'Find something worth ordering.',
  },
  '/payment/return': {
    title: 'Payment',
    promise: 'Here you will see whether your payment went through, and your receipt.',
    meanwhile:
      'No payment is taken yet, so nothing of yours is on its way. If money has left your account, write to us.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    promise: 'Here we will say what we keep about you, why, and for how long.',
    meanwhile: 'Today your cart, wishlist and recent searches stay in this browser and nowhere else.',
  },
  '/terms': {
    title: 'Terms',
    promise: 'Here the terms for shoppers and sellers will stand in plain English.',
    meanwhile: 'Nothing can be bought yet, so you agree to nothing by looking around.',
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
