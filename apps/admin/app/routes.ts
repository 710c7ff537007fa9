import type { AnyPage, Route } from '@ahia/web/router/page'
import { pageRoutes } from '@ahia/web/router/page-routes'

const page = pageRoutes(import.meta.glob<{ default: AnyPage }>('./**/*-page.tsx'))

/** The back office. Anything else shows the error page. */
export const routes: readonly Route[] = [
  page('/', 'work/work-page.tsx'),
  page('/access-review', 'colleagues/access-review-page.tsx'),
  page('/audit', 'audit/audit-page.tsx'),
  page('/appeals/:id', 'appeals/appeal-page.tsx'),
  page('/chargebacks', 'chargebacks/chargebacks-page.tsx'),
  page('/chargebacks/:id', 'chargebacks/chargeback-page.tsx'),
  page('/announcements', 'announcements/announcements-page.tsx'),
  page('/announcements/:id', 'announcements/announcement-page.tsx'),
  page('/breaches', 'breaches/breaches-page.tsx'),
  page('/breaches/:id', 'breaches/breach-page.tsx'),
  page('/customers', 'customers/customers-page.tsx'),
  page('/customers/:id', 'customers/customer-page.tsx'),
  page('/data-requests', 'data-requests/data-requests-page.tsx', ['state']),
  page('/support-views/:id', 'customers/support-view-page.tsx'),
  page('/colleagues', 'colleagues/colleagues-page.tsx'),
  page('/disputes', 'disputes/disputes-page.tsx'),
  page('/disputes/:id', 'disputes/dispute-page.tsx'),
  page('/enquiries', 'enquiries/enquiries-page.tsx'),
  page('/enquiries/:id', 'enquiries/enquiry-page.tsx'),
  page('/goods', 'goods/goods-page.tsx'),
  page('/goods/rules', 'goods/rules-page.tsx'),
  page('/goods/:id', 'goods/product-page.tsx'),
  page('/holidays', 'holidays/holidays-page.tsx'),
  page('/invitation', 'invitation/invitation-page.tsx'),
  page('/me', 'own-account/own-account-page.tsx'),
  page('/orders/:id', 'orders/order-page.tsx'),
  page('/proposals', 'proposals/proposals-page.tsx'),
  page('/rates', 'rates/rates-page.tsx'),
  page('/refunds/:id', 'refunds/refund-page.tsx'),
  page('/shops', 'shops/shops-page.tsx'),
  page('/shops/:id', 'shops/shop-page.tsx'),
  page('/searches', 'searches/searches-page.tsx'),
  page('/switches', 'switches/switches-page.tsx'),
  page('/window', 'window/window-page.tsx'),
]
