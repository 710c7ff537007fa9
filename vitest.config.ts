import { documents } from '@ahia/storefront/build-steps/documents.ts'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { fileNames } from '@ahia/web/vite/file-names'
import { defineConfig } from 'vitest/config'

// For pages, which tests render from source: what the apps' own builds provide, without one.
const plugins = () => [documents(), clientManifest(), fileNames()]

/** What Node reads by itself, as it does in the product: nothing of it needs to be rewritten by Vite. */
const NATIVE = [
  /\/apps\/api\/(src|test)\/(?!.*\.test\.ts$)/,
  /\/packages\/(contracts|demo-market|local-postgres|money|pictures|reference|rules|testing)\/src\/(?!.*\.test\.ts$)/,
]

const DOM_TESTS = '{apps,packages}/**/*.dom.test.{ts,tsx}'

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 3, // on two cores: while one waits for the database, the others use its time
    // Far beyond what anything takes: a busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        plugins: plugins(),
        test: {
          name: 'node',
          include: ['*.test.ts', '{apps,packages,scripts,architecture,proofs}/**/*.test.{ts,tsx}'],
          // What takes long and seldom breaks alone: `npm run test:full` and the evaluations run it.
          exclude: [
            '**/node_modules/**',
            DOM_TESTS,
            ...(process.env.SLOW_TESTS === 'on' ? [] : ['**/*.slow.test.ts']),
          ],
          // One PostgreSQL for the run, migrated once; each file that needs a database copies that one.
          globalSetup: ['apps/api/test/global-setup.ts'],
          setupFiles: ['apps/api/test/each-file.ts'],
          server: { deps: { external: NATIVE } },
          isolate: false, // files share nothing but the server, and starting a worker for each costs more than most of them
        },
      },
      {
        extends: true,
        plugins: plugins(),
        oxc: { jsx: { runtime: 'automatic', development: false } }, // for the production build of React
        test: {
          // Pages in a DOM, with the scripts of the client build: docs/decisions/0043 and 0096.
          name: 'dom',
          include: [DOM_TESTS],
          globalSetup: ['apps/storefront/test/dom/render-server.ts'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'https://ahia.example',
              settings: {
                disableJavaScriptFileLoading: true,
                disableCSSFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          env: { NODE_ENV: 'production' },
          expect: { poll: { interval: 2, timeout: 60_000 } },
          isolate: false, // openInDom runs the app's scripts again for every page
          // Nothing here keeps a state: one instance serves the tests and all pages (build-app-scripts.ts).
          server: { deps: { external: [/\/packages\/(contracts|money|reference|rules)\/src\//] } },
        },
      },
    ],
  },
})
