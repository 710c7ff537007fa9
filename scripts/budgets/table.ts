/** What a page may cost on its first visit: kilobytes of 1000 bytes, as they travel. */
export type Budget = {
  jsKb: number
  cssKb: number
  htmlKb: number
  imagesKb: number
  requests: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** All that the first view needs, and what a second visit may still ask for. */
  totalKb: number
  repeatKb: number
  /** Until the largest part of a second visit is painted, where that is held. */
  repeatLcpMs?: number
}

const SHOP = { cssKb: 14, tbtMs: 200, cls: 0.05, totalKb: 350, repeatKb: 60 }

const LISTING: Budget = { ...SHOP, jsKb: 140, htmlKb: 24, imagesKb: 110, requests: 24, lcpMs: 2400 }

const STATIC: Budget = {
  jsKb: 120,
  cssKb: 12,
  htmlKb: 12,
  imagesKb: 15,
  requests: 12,
  lcpMs: 1800,
  tbtMs: 120,
  cls: 0.02,
  totalKb: 350,
  repeatKb: 60,
}

const FORMS: Budget = {
  ...SHOP,
  jsKb: 150,
  htmlKb: 14,
  imagesKb: 20,
  requests: 16,
  lcpMs: 2200,
  cls: 0.02,
}

/** All terms stand in the page, for readers without scripts and for search engines: some 3,700 words, 9 kB by themselves. */
const LONG_TEXT: Budget = { ...STATIC, htmlKb: 20 }

/** The Seller Hub's screens for a shop that is signed in: an app that waits for its data, on one static shell. */
const HUB: Budget = {
  jsKb: 150,
  cssKb: 16,
  htmlKb: 6,
  imagesKb: 60,
  requests: 18,
  lcpMs: 2500,
  tbtMs: 200,
  cls: 0.05,
  totalKb: 350,
  repeatKb: 30,
  repeatLcpMs: 900,
}
const HUB_TABLE: Budget = { ...HUB, jsKb: 165 }
const HUB_EDITOR: Budget = { ...HUB, jsKb: 170 }

/** Fonts of a first view, on any page. */
export const FONTS_KB = 24

/** From a press or a key to the next frame. */
export const INTERACTION_MS = 120
/** Of what opens something: web.dev counts up to here as good. */
export const INP_MS = 200

/** SELL-30: from opening the page for the first time until this many slips are drawn. */
export const SLIPS = { name: 'hub 100 slips', count: 100, ms: 10_000 }

type Page = {
  name: string
  path: string
  budget: Budget
  visitor?: 'customer' | 'seller'
  /** What is on it once it has its data, where that comes later than its scripts. */
  seen?: string
}

const hub = (name: string, path: string, budget = HUB, seen = 'main h1'): Page => ({
  name: `hub ${name}`,
  path: `/seller${path}`,
  budget,
  visitor: 'seller',
  seen,
})

/**
 * `{product}` and `{shop}` are filled in with what the market has, `{order}` with an order of the demo seller. Anyone who is
 * neither customer nor seller is a stranger.
 */
export const PAGES: readonly Page[] = [
  {
    name: 'home',
    path: '/',
    budget: { ...SHOP, jsKb: 140, htmlKb: 22, imagesKb: 120, requests: 24, lcpMs: 2500 },
  },
  { name: 'listing', path: '/products', budget: LISTING },
  { name: 'listing of a category', path: '/products?category=FOOD', budget: LISTING },
  { name: 'shop', path: '/shops/{shop}', budget: LISTING },
  { name: 'wishlist', path: '/wishlist', budget: LISTING },
  {
    name: 'product',
    path: '/products/{product}',
    budget: { ...SHOP, jsKb: 145, htmlKb: 20, imagesKb: 110, requests: 20, lcpMs: 2400 },
  },
  {
    name: 'cart',
    path: '/cart',
    budget: { ...SHOP, jsKb: 140, htmlKb: 14, imagesKb: 40, requests: 18, lcpMs: 2200 },
  },
  { name: 'checkout', path: '/checkout', budget: FORMS, visitor: 'customer' },
  { name: 'login', path: '/auth', budget: FORMS },
  { name: 'merchant sign-up', path: '/merchant', budget: FORMS },
  { name: 'seller hub', path: '/seller', budget: { ...STATIC, requests: HUB.requests } },
  hub('home', ''),
  hub('orders', '/orders'),
  hub('order', '/orders/{order}'),
  hub('pick list', '/orders/pick'),
  hub('slips', '/orders/slips'),
  hub('products', '/products', HUB_TABLE),
  hub('product', '/products/new', HUB_EDITOR, '.save-bar'),
  hub('stock', '/stock', HUB_TABLE),
  hub('import', '/stock/import', HUB_TABLE),
  hub('money', '/money'),
  hub('news', '/news'),
  hub('questions', '/questions'),
  hub('reviews', '/reviews'),
  hub('shop', '/shop'),
  hub('standing', '/standing'),
  hub('documents', '/documents'),
  hub('account', '/account'),
  hub('more', '/more'),
  { name: 'payment return', path: '/payment/return', budget: STATIC },
  { name: 'about', path: '/about', budget: STATIC },
  { name: 'contact', path: '/contact', budget: STATIC },
  { name: 'privacy', path: '/privacy', budget: STATIC },
  { name: 'terms', path: '/terms', budget: LONG_TEXT },
  { name: 'article', path: '/merchant/blog/when-does-basic-pay-for-itself', budget: STATIC },
  { name: 'error', path: '/no/such/page', budget: STATIC },
]
