import { documents } from '@ahia/storefront/build-steps/documents.ts'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { fileNames } from '@ahia/web/vite/file-names'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // For pages, which tests render from source: what the apps' own builds provide, without one.
  plugins: [documents(), clientManifest(), fileNames()],
  test: {
    include: ['*.test.ts', '{apps,packages,scripts,architecture}/**/*.test.{ts,tsx}'],
    // What takes long and seldom breaks alone: `npm run test:full` and the evaluations run it.
    exclude: ['**/node_modules/**', ...(process.env.SLOW_TESTS === 'on' ? [] : ['**/*.slow.test.ts'])],
    // One PostgreSQL for the run, migrated once; each file that needs a database copies that one.
    globalSetup: ['apps/api/test/global-setup.ts'],
    setupFiles: ['apps/api/test/each-file.ts'],
    pool: 'threads',
    maxWorkers: 2, // while one waits for the database, the other goes on
    isolate: false, // files share nothing but the server, and starting a worker for each costs more than most of them
    // Far beyond what anything takes: a busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
