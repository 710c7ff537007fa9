import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** SHELL-01: their slices are still to come, so one page says so for all of them. */
const NOT_OPEN_YET = ['contact', 'logistics', 'merchant', 'merchant/app', 'merchant/blog', 'privacy', 'terms']

/** The site map. */
export default [
  layout('shell/framed-page.tsx', [
    index('home/home-page.tsx'),
    route('products', 'catalog/listing-page.tsx'),
    route('products/:productId', 'catalog/product-page.tsx'),
    route('featured', 'catalog/featured-page.tsx'),
    route('shops/:shopId', 'shops/shop-page.tsx'),
    route('wishlist', 'wishlist/wishlist-page.tsx'),
    route('cart', 'cart/cart-page.tsx'),
    route('checkout', 'checkout/checkout-page.tsx'),
    route('payment/return', 'payments/payment-return-page.tsx'),
    route('auth', 'accounts/auth-page.tsx'),
    route('profile', 'accounts/profile-page.tsx'),
    route('orders', 'orders/orders-page.tsx'),
    route('about', 'about/about-page.tsx'),
    route('newsletter', 'content/newsletter-page.tsx'),
    route('newsletter/confirm', 'content/newsletter-confirm-page.tsx'),
    route('newsletter/unsubscribe', 'content/newsletter-unsubscribe-page.tsx'),
    route('offline', 'shell/offline-page.tsx'),
    ...NOT_OPEN_YET.map((path) => route(path, 'shell/not-open-yet-page.tsx', { id: `not-open-yet/${path}` })),
    route('api/v1/docs', 'api-docs/api-docs-page.tsx'),
    route('dev/components', 'dev/components-page.tsx'),
    route('dev/errors/:status', 'dev/error-status-page.tsx'),
    route('dev/counter', 'dev/counter-page.tsx'),
    route('dev/mailbox', 'dev/mailbox-page.tsx'),
    route('dev/mailbox/messages', 'dev/mailbox-messages.ts'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
