import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** `npm run test:full` also runs the slow journeys, and by itself the smoke journey in every engine. */
function choose(journeys = 'quick') {
  if (journeys === 'engines') return { testMatch: '**/engines/*.test.ts' }
  const left = journeys === 'all' ? [] : ['**/*.slow.test.ts']
  return { testMatch: '**/*.test.ts', testIgnore: ['**/engines/**', ...left] }
}

export default defineConfig({
  testDir: 'e2e',
  ...choose(process.env.JOURNEYS),
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3, // on two cores: while one waits for its page, the others use its time
  retries: 0, // a journey that fails now and then is a bug to find
  forbidOnly: true,
  // Far beyond what anything takes: a busy machine is no reason to fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    // A worker would answer from what an earlier journey has seen; those about it let it in.
    serviceWorkers: 'block',
    // What moves is waited for and scrolled after; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Recording every step costs more than the journeys themselves: TRACE=on when one is to be looked into.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      // Chromium rejects its sandbox to root; the rest keeps it from calling home.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
