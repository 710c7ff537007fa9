import { resilientImports } from '@ahia/web/vite/resilient-imports'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { makeBrandFiles, PUBLIC_FOLDER } from './build-steps/brand-files.ts'
import { endpointsWithoutSchemas } from './build-steps/endpoints-without-schemas.ts'
import { subsetFonts } from './build-steps/fonts.ts'
import { leanBoot } from './build-steps/lean-boot.ts'
import { papers } from './build-steps/papers.ts'
import { serviceWorker } from './build-steps/service-worker.ts'
import { sharingEntries } from './build-steps/sharing-entries.ts'

const files = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.tsx?$`)
// The router asks for a route by an address with a query. With that one in the group too, root and frame are one file.
const withEntry = (entry: string, ...names: string[]) =>
  new RegExp(`${files(entry, ...names).source}|/${entry}\\.tsx\\?`)

// Files that are needed together travel together: one compresses better, and asks less of a slow network, than a dozen
// small ones. Each group takes along what it imports, unless a group before it has that already.
const TOGETHER = [
  { name: 'libraries', test: /node_modules|app\/entry\.client/ },
  {
    // Every page.
    name: 'frame',
    test: withEntry(
      'app/root',
      'shell/(framed-page|page-meta|json-ld)',
      'session/is-signed-in',
      'papers/src/terms-version',
      'ui/src/(button|card|uli-line|show-toast|saves-data)',
    ),
  },
  {
    // Every page that shows products.
    name: 'goods',
    test: files(
      'catalog/(product-(card|grid)|listing-(address|lean-card|memory)|subcategory-label|featured-products|recently-viewed|retry-countdown)',
      'wishlist/wish-heart',
      'platform/(api|asker|avatar|lagos-date|session-store|signed-in-email|stored-session|use-answer|use-network)',
      'catalog/buy-now',
      'ui/src/(banner|chip|state-panel|tag)',
      'rules/src/(availability|price)',
      'contracts/src/(catalog|reviews|shops)',
      'reference/src/delivery-states',
    ),
  },
  {
    // Where something goes into the cart, a guest's or a customer's, stands in it, or leaves it for the pay page.
    name: 'cart',
    test: files(
      'cart/follow-cart-news',
      'platform/leave-for',
      'contracts/src/(checkout|payments)',
      'cart/(add-to-cart|guest-cart|selection|checkout-items|use-cart|use-cart-products|line-view.rules)',
      'ui/src/use-bottom-bar',
    ),
  },
  { name: 'subcategories', test: files('reference/src/subcategories') },
  {
    // The lists of the market, of a shop and of what is featured.
    name: 'lists',
    test: files(
      'catalog/((listing-(arrival|results|query.rules|pages|view))|filter-sheet|sort-select|chips|category-sheet)',
    ),
  },
  {
    // Forms, and what leads to the login and back: for the footer, the account menu and the pages below alike.
    name: 'forms',
    test: files(
      'checkout/kept-checkout',
      'reference/src/pickup-points',
      'ui/src/(field|password-field|step-bar)',
      'platform/(slow-note|use-attempt|use-gaps|use-typed)',
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
      'platform/(account-form|address-fields|country-select|region-select)',
      'app/accounts/(answered-user|auth-frame|auth-screens|auth-steps.rules|choose-password-screen|create-steps|forgot-screen|gender-labels|login-screen|open-link-screen|signed-in-screen|verify-screen)',
      'ui/src/code-boxes',
      'contracts/src/accounts',
    ),
  },
  {
    // Whoever signs in for a shop.
    name: 'merchants',
    test: files(
      'platform/(shop-api|use-shop-session|use-asked-here)',
      'accounts/shop-screens',
      'contracts/src/subscriptions',
      'merchant/registration-flag',
    ),
  },
  {
    // Pages with words on them.
    name: 'words',
    test: files('shell/back-link', 'about/contact-cards', 'content/(waking|text-on-its-way)'),
  },
  { name: 'shop', test: withEntry('shops/shop-page', 'shops/use-shop') },
  { name: 'articles', test: withEntry('content/article-page', 'content/article-path') },
  { name: 'search', test: files('catalog/search-box') },
  {
    // The lazy parts of the frame.
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
      papers(),
      resilientImports({ alwaysLoaded: /assets\/(entry\.client|root)-/ }),
      tailwindcss(),
      reactRouter(),
      sharingEntries(),
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
      // One file, with the libraries that are many: finding and reading them would be a good part of every start.
      ssr: {
        resolve: { noExternal: ['react-router', '@react-router/node', 'zod', /^@remix-run\//] },
        build: { rollupOptions: { input: './app/server.ts', output: { codeSplitting: false } } },
      },
    },
  }
})
