import type { AnyPage, Route } from '@ahia/web/router/page'
import { pageRoutes } from '@ahia/web/router/page-routes'

const page = pageRoutes(import.meta.glob<{ default: AnyPage }>('./**/*-page.tsx'))

const LISTING = [
  'category',
  'subcategory',
  'search',
  'sort',
  'page',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'delivery',
  'deliversTo',
  'brand',
  'shopId',
]

/** The site map. Anything else shows the error page. */
export const routes: readonly Route[] = [
  page('/', 'home/home-page.tsx', ['state']),
  page('/products', 'catalog/listing/listing-page.tsx', LISTING),
  page('/products/:productId', 'catalog/product/product-page.tsx', ['reviews']),
  page('/preview/:productId', 'catalog/product/product-page.tsx', ['token']),
  page('/featured', 'catalog/sections/featured-page.tsx', ['page']),
  page('/shops/:shopId', 'shops/shop-page.tsx', LISTING),
  page('/wishlist', 'wishlist/wishlist-page.tsx'),
  page('/cart', 'cart/page/cart-page.tsx'),
  page('/checkout', 'checkout/checkout-page.tsx'),
  page('/payment/return', 'payments/payment-return-page.tsx'),
  page('/auth', 'accounts/sign-in/auth-page.tsx', ['screen', 'link', 'next']),
  page('/profile', 'accounts/profile/profile-page.tsx'),
  page('/profile/data', 'accounts/privacy/my-data-page.tsx'),
  page('/orders', 'orders/orders-page.tsx', ['status', 'page']),
  page('/merchant', 'merchant/merchant-page.tsx', ['screen', 'link']),
  page('/merchant/app', 'merchant/merchant-app-page.tsx'),
  page('/about', 'about/about-page.tsx'),
  page('/contact', 'content/enquiries/contact-page.tsx'),
  page('/logistics', 'content/enquiries/logistics-page.tsx'),
  page('/newsletter', 'content/newsletter/newsletter-page.tsx'),
  page('/newsletter/confirm', 'content/newsletter/newsletter-confirm-page.tsx', ['token']),
  page('/newsletter/unsubscribe', 'content/newsletter/newsletter-unsubscribe-page.tsx', ['token']),
  page('/privacy', 'content/texts/privacy-page.tsx'),
  page('/terms', 'content/texts/terms-page.tsx'),
  page('/merchant/blog', 'content/articles/blog-page.tsx'),
  page('/merchant/blog/:slug', 'content/articles/article-page.tsx'),
  page('/offline', 'shell/offline/offline-page.tsx'),
  page('/api/v1/docs', 'api-docs/api-docs-page.tsx', ['tag']),
  page('/dev/components', 'dev/components-page.tsx'),
  page('/dev/errors/:status', 'dev/error-status-page.tsx'),
  page('/dev/console', 'dev/dev-console-page.tsx'),
  page('/dev/mailbox', 'dev/mailbox-page.tsx', ['to', 'message']),
]
