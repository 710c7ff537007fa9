import type { AnyPage, Route } from '@ahia/web/router/page'
import { pageRoutes } from '@ahia/web/router/page-routes'

const page = pageRoutes(import.meta.glob<{ default: AnyPage }>('./**/*-page.tsx'))

/** The Seller Hub. Anything else shows the error page. */
export const routes: readonly Route[] = [
  page('/seller', 'home/home-page.tsx'),
  page('/seller/orders', 'orders/orders-page.tsx'),
  page('/seller/orders/pick', 'orders/pick-page.tsx'),
  page('/seller/orders/slips', 'orders/slips-page.tsx'),
  page('/seller/orders/:id', 'orders/order-page.tsx'),
  page('/seller/products', 'products/products-page.tsx'),
  page('/seller/products/new', 'products/product-page.tsx'),
  page('/seller/products/:id', 'products/product-page.tsx'),
  page('/seller/documents', 'shop-documents/documents-page.tsx'),
  page('/seller/questions', 'questions/questions-page.tsx'),
  page('/seller/reviews', 'reviews/reviews-page.tsx'),
  page('/seller/news', 'news/news-page.tsx'),
  page('/seller/money', 'money/money-page.tsx'),
  page('/seller/shop', 'shop/shop-page.tsx'),
  page('/seller/standing', 'standing/standing-page.tsx'),
  page('/seller/stock', 'stock/stock-page.tsx'),
  page('/seller/stock/import', 'stock/import/import-page.tsx'),
  page('/seller/more', 'more/more-page.tsx'),
  page('/seller/account', 'account/account-page.tsx'),
]
