import type { RuleName } from './check-architecture.ts'

type Plant = readonly [file: string, specifier: string]

const api = (file: string): string => `apps/api/src/${file}`
const web = (file: string): string => `apps/storefront/app/${file}`

/** Imports that each rule must find. A rule without a plant does not compile. */
export const PLANTED = {
  appsStayApart: [
    [web('cart/cart-page.tsx'), '@ahia/api/src/cart/list-cart.ts'],
    [api('main.ts'), '@ahia/storefront'],
    [api('cart/cart.api.test.ts'), '@ahia/storefront/app/cart/cart-page.tsx'],
    [web('cart/cart-page.tsx'), '../../../api/src/cart/list-cart.ts'],
  ],
  packagesKnowNoApp: [['packages/testing/src/a-cart.ts', '@ahia/api/src/cart/add-to-cart.ts']],
  demoMarketStaysInSeed: [
    [api('main.ts'), '@ahia/demo-market/demo-shops'],
    [api('media/add-site-pictures.ts'), '@ahia/demo-market/scenes/site-scenes'],
    [web('home/hero.tsx'), '@ahia/demo-market/scenes/grounds'],
  ],
  packagesPointDown: [
    ['packages/money/src/kobo.ts', '@ahia/reference/states'],
    ['packages/ui/src/price.tsx', '@ahia/money/format-naira'],
    ['packages/rules/src/price.ts', '@ahia/contracts/cart'],
    ['packages/contracts/src/cart.ts', '@ahia/rules/price'],
    ['packages/local-postgres/src/start.ts', '@ahia/testing/test-database'],
  ],
  packagesHaveDirections: [['packages/loyalty/src/points.ts', 'node:crypto']],
  routesAskUseCases: [[api('cart/cart.routes.ts'), './cart.sql.ts']],
  rulesArePure: [
    [api('checkout/checkout.rules.ts'), 'node:crypto'],
    [api('checkout/checkout.rules.ts'), '#platform/clock.ts'],
    [api('checkout/checkout.rules.ts'), 'hono'],
    [api('checkout/checkout.rules.ts'), './place-orders.ts'],
    [api('checkout/checkout.rules.ts'), '@ahia/testing/fixed-clock'],
  ],
  routesAreMountedInApp: [
    [api('main.ts'), '#cart/cart.routes.ts'],
    [api('cart/add-to-cart.ts'), './cart.routes.ts'],
    ['scripts/bench.ts', '@ahia/api/src/cart/cart.routes.ts'],
  ],
  jobsAreStartedByTheWorker: [
    [api('main.ts'), '#payments/payments.jobs.ts'],
    [api('payments/settle-payment.ts'), './payments.jobs.ts'],
  ],
  seedIsSownByMain: [
    [api('worker.ts'), '#seed/demo-shops.ts'],
    [api('platform/database.ts'), '#seed/demo-shops.ts'],
  ],
  seedIsLoadedOnDemand: [[api('main.ts'), '#seed/demo-shops.ts']],
  slicesLookDown: [
    [api('orders/cancel-order.ts'), '#payments/refund.ts'],
    [api('cart/add-to-cart.ts'), '#wishlist/list-saved-items.ts'],
    [api('catalog/catalog.rules.ts'), '#reviews/reviews.rules.ts'],
  ],
  slicesHaveEntryFiles: [
    [api('checkout/place-orders.ts'), '#orders/orders.sql.ts'],
    [api('checkout/place-orders.ts'), '#orders/orders.routes.ts'],
    [api('checkout/place-orders.ts'), '#orders/orders.jobs.ts'],
    [api('seed/demo-shops.ts'), '#shops/shops.sql.ts'],
  ],
  foundationKnowsNoSlice: [
    [api('platform/outbox.ts'), '#orders/get-order.ts'],
    [api('providers/paystack/verify.ts'), '#payments/payments.errors.ts'],
  ],
  seedCallsUseCases: [[api('seed/demo-shops.ts'), '#providers/paystack/verify.ts']],
  rootExportsOnlyTables: [
    [api('cart/add-to-cart.ts'), '#app.ts'],
    [api('platform/log.ts'), '#main.ts'],
    [api('cart/add-to-cart.ts'), '../../test/a-cart.ts'],
  ],
  slicesHaveAStep: [[api('loyalty/give-points.ts'), 'node:crypto']],
  onlyTheApiSpeaksSql: [
    [web('cart/cart-page.tsx'), 'pg'],
    ['packages/contracts/src/cart.ts', 'kysely'],
    ['e2e/shop-fixture.ts', 'pg/lib/client.js'],
  ],
  onlySqlFilesSpeakSql: [
    [api('cart/add-to-cart.ts'), 'kysely'],
    [api('seed/demo-shops.ts'), 'pg'],
  ],
  componentsStayHome: [
    [web('cart/cart-line.tsx'), '#catalog/product-card.tsx'],
    [web('cart/cart-line.tsx'), '#shell/header.tsx'],
    [web('cart/cart-line.tsx'), '#routes.ts'],
    ['apps/merchant/app/orders/order-row.tsx', '#shops/shop-name.tsx'],
  ],
  webBaseKnowsNoSlice: [
    [web('session/session.ts'), '#cart/guest-cart.ts'],
    [web('delivery/state-select.tsx'), '#shell/header.tsx'],
  ],
  sameSliceByDot: [
    [api('cart/add-to-cart.ts'), '#cart/cart.sql.ts'],
    [web('cart/cart.test.tsx'), '#cart/cart-line.tsx'],
    [api('main.ts'), '#app.ts'],
  ],
  otherSliceByHash: [
    [api('checkout/place-orders.ts'), '../orders/create-orders.ts'],
    [api('cart/cart.api.test.ts'), '../platform/clock.ts'],
    [api('main.ts'), './platform/config.ts'],
    [web('cart/cart-page.tsx'), '../catalog/product-card.tsx'],
  ],
  otherWorkspaceByName: [
    [api('cart/add-to-cart.ts'), '../../../../packages/money/src/kobo.ts'],
    ['scripts/bench.ts', '../apps/api/src/main.ts'],
    ['e2e/buy.test.ts', '../scripts/tables.ts'],
    ['scripts/tables.ts', '../apps/storefront/app/routes.ts'],
    ['vitest.config.ts', './packages/testing/src/setup.ts'],
  ],
  ownWorkspaceByPath: [['packages/money/src/format-naira.ts', '@ahia/money/kobo']],
  // Takes a whole file, so the test plants it.
  noBarrels: [],
} satisfies Record<RuleName, readonly Plant[]>

/** Imports that no rule may mind. */
export const LEGAL: readonly Plant[] = [
  [web('cart/cart-line.tsx'), '@ahia/contracts/cart'],
  [web('cart/cart-page.tsx'), '#catalog/product-card.tsx'],
  [web('entry.client.tsx'), '#shell/header.tsx'],
  [web('shell/header.tsx'), '#cart/cart-badge.tsx'],
  [web('cart/cart-line.tsx'), './quantity.tsx'],
  [web('cart/cart-line.tsx'), '#session/api.ts'],
  ['apps/storefront/vite.config.ts', './build-steps/subset-font.ts'],
  ['packages/contracts/src/cart.ts', '@ahia/money/kobo'],
  ['packages/testing/src/a-cart.ts', '@ahia/contracts/cart'],
  ['packages/local-postgres/src/start.ts', 'pg'],
  [api('app.ts'), '#cart/cart.routes.ts'],
  [api('worker.ts'), '#payments/payments.jobs.ts'],
  [api('main.ts'), './app.ts'],
  [api('seed/demo-shops.ts'), '#shops/open-shop.ts'],
  [api('seed/demo-shops.ts'), '@ahia/demo-market/demo-shops'],
  ['scripts/paint-site.ts', '@ahia/demo-market/scenes/site-scenes'],
  [api('platform/database.ts'), '#tables.ts'],
  [api('platform/database.ts'), 'kysely'],
  [api('providers/paystack/verify.ts'), '#platform/config.ts'],
  [api('providers/paystack/verify.ts'), '../payment-provider.ts'],
  [api('platform/http/error-answer.ts'), '#platform/domain-error.ts'],
  [api('cart/cart.routes.ts'), './add-to-cart.ts'],
  [api('cart/cart.routes.ts'), '#catalog/catalog.errors.ts'],
  [api('cart/add-to-cart.ts'), './cart.sql.ts'],
  [api('cart/cart.routes.ts'), './cart.reads.ts'],
  [api('cart/cart.reads.ts'), 'kysely'],
  [api('checkout/place-orders.ts'), '#orders/orders.reads.ts'],
  [api('cart/cart.sql.ts'), 'kysely'],
  [api('checkout/place-orders.ts'), '#orders/create-orders.ts'],
  [api('checkout/checkout.rules.ts'), '#orders/orders.rules.ts'],
  [api('checkout/checkout.rules.ts'), '@ahia/rules/order-total'],
  [api('cart/cart.api.test.ts'), '#app.ts'],
  [api('cart/cart.rules.test.ts'), './cart.sql.ts'],
  [api('orders/orders.api.test.ts'), '#payments/payments.jobs.ts'],
  ['apps/api/test/a-cart.ts', '../src/cart/cart.sql.ts'],
  ['e2e/buy.test.ts', './steps/sign-in.ts'],
  ['scripts/tables.ts', '../apps/api/src/platform/migrate.ts'],
  ['scripts/bench.ts', '@ahia/testing/test-database'],
  ['architecture.test.ts', './architecture/layers.ts'],
]
