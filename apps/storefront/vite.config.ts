import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { makeBrandFiles, PUBLIC_FOLDER } from './build-steps/brand-files.ts'
import { endpointsWithoutSchemas } from './build-steps/endpoints-without-schemas.ts'
import { subsetFonts } from './build-steps/fonts.ts'
import { leanBoot } from './build-steps/lean-boot.ts'
import { plainDynamicImports } from './build-steps/plain-dynamic-imports.ts'
import { serviceWorker } from './build-steps/service-worker.ts'
import { unusedRouterParts } from './build-steps/unused-router-parts.ts'

const files = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.tsx?$`)

// Files that are needed together travel together: one compresses better, and asks less of a slow network, than a dozen
// small ones. Each group takes along what it imports, unless a group before it has that already.
const TOGETHER = [
  { name: 'libraries', test: /node_modules|app\/entry\.client/ },
  {
    // Every page.
    name: 'frame',
    test: files(
      'app/root',
      'shell/(framed-page|page-meta|json-ld)',
      'ui/src/(button|card|uli-line|show-toast|saves-data)',
    ),
  },
  {
    // Every page that shows products.
    name: 'goods',
    test: files(
      'catalog/(product-(card|grid)|listing-(address|lean-card|memory)|subcategory-label|featured-products|recently-viewed|retry-countdown)',
      'wishlist/wish-heart',
      'platform/(api|asker|avatar|lagos-date|signed-in-email|use-answer|use-network)',
      'catalog/buy-now',
      'ui/src/(banner|chip|state-panel|tag)',
      'rules/src/(availability|price)',
      'contracts/src/catalog',
      'reference/src/delivery-states',
    ),
  },
  {
    // Where something goes into the cart, or stands in it.
    name: 'cart',
    test: files(
      'cart/(add-to-cart|guest-cart|selection|checkout-items|use-cart|use-cart-products|line-view.rules)',
      'ui/src/use-bottom-bar',
    ),
  },
  { name: 'subcategories', test: files('reference/src/subcategories') },
  {
    // The lists of the market, of a shop and of what is featured.
    name: 'lists',
    test: files(
      'catalog/((listing-(results|query.rules|pages))|filter-sheet|sort-select|chips|category-sheet)',
    ),
  },
  {
    // Forms, and what leads to the login and back: for the footer, the account menu and the pages below alike.
    name: 'forms',
    test: files(
      'ui/src/(field|password-field|step-bar)',
      'session/(use-customer-only|use-lead-on|use-session-expiry|next-path)',
      'accounts/profile-answer',
      'contracts/src/user',
      'shell/after-sign-in',
    ),
  },
  {
    // Signing in and up, and looking after the account.
    name: 'accounts',
    test: files(
      'app/accounts/(account-form|choose-password-screen|country-select|region-select|use-attempt|use-typed|gender-labels)',
      'ui/src/code-boxes',
    ),
  },
  {
    // A customer's cart, and what leads from it to the pay page.
    name: 'customers',
    test: files(
      'cart/(customer-source|customer-cart|follow-cart-news)',
      'checkout/kept-checkout',
      'platform/leave-for',
      'contracts/src/(checkout|payments)',
    ),
  },
  { name: 'search', test: files('catalog/search-box') },
  {
    // What sleeps until somebody is there (app/platform/asleep.ts).
    name: 'woken',
    test: files('shell/woken'),
  },
].map((group, place, groups) => ({ ...group, priority: groups.length - place }))

export default defineConfig(async () => {
  await Promise.all([subsetFonts(), makeBrandFiles()])
  return {
    publicDir: PUBLIC_FOLDER,
    plugins: [
      endpointsWithoutSchemas(),
      unusedRouterParts(),
      plainDynamicImports(),
      tailwindcss(),
      reactRouter(),
      leanBoot(),
      serviceWorker(),
    ],
    // Nothing is inlined: the content security policy lets neither scripts nor fonts come from data: addresses.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        // In development the scan for dependencies does not see that contracts lose their schemas.
        optimizeDeps: { exclude: ['zod'] },
        build: {
          rollupOptions: {
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: TOGETHER },
            },
          },
        },
      },
      ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    },
  }
})
