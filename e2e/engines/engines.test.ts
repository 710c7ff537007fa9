import { createDatabase } from '@ahia/local-postgres/create-database'
import { startProduct } from '@ahia/testing/product'
import { fillIn, findSamples } from '@ahia/testing/samples'
import { test as base, expect } from '@playwright/test'
import { TEMPLATE } from '../support/global-setup.ts'
import { buySomething } from './buy.ts'
import type { Engine } from './engine.ts'
import { listEngines } from './list-engines.ts'
import { expectWhole, PAGES, pageErrors } from './pages.ts'
import { openSite, type Site } from './site.ts'
import { press, seeHeading, waitFor } from './steps.ts'

// Every engine opens every kind of page and buys a product. Behaviour of a single browser is not asserted here.

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const templateUrl = process.env.E2E_TEMPLATE_URL ?? ''
      const addressOf = (database: string) => templateUrl.replace(/[^/]+$/, database)
      const name = `engines_${workerIndex}`
      await createDatabase(addressOf('postgres'), { name, template: TEMPLATE })
      const site = await openSite()
      const product = startProduct({
        NODE_ENV: 'test',
        DATABASE_URL: addressOf(name),
        PUBLIC_URL: site.origin,
        BROWSE_LIMIT_PER_MINUTE: '1000000',
      })
      site.serve(await product.opened())
      await use(site)
      await product.stop()
      await site.close()
    },
    { scope: 'worker' },
  ],
})

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

/** All tests share one browser, so an earlier one may have left a session and a cart. */
async function becomeGuest(engine: Engine, origin: string): Promise<void> {
  await engine.open(`${origin}/about`)
  await engine.run(() => {
    localStorage.clear()
    sessionStorage.clear()
  }, null)
}

for (const { name, start } of listEngines())
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' }) // all tests share one browser
    let engine: Engine
    test.beforeAll(async () => {
      engine = await start()
      console.log(`${engine.name} runs the smoke journey`)
    })
    test.afterAll(() => engine.close())

    for (const size of SIZES) {
      test(`SHELL-01 every kind of page loads fully, becomes interactive and does not shift at ${size.width} px`, async ({
        site,
      }) => {
        test.setTimeout(240_000)
        await engine.resize(size)
        await becomeGuest(engine, site.origin) // a customer would be led on from the sign-in page
        const samples = await findSamples(site.origin)
        for (const page of PAGES)
          await expectWhole(engine, site.origin, { ...page, path: fillIn(page.path, samples) })
        expect(await pageErrors(engine)).toEqual([])
      })

      test(`PAY-01 a guest finds a product, signs up and pays at ${size.width} px`, async ({ site }) => {
        test.setTimeout(240_000)
        await engine.resize(size)
        await becomeGuest(engine, site.origin)
        await buySomething(engine, site.origin)
        expect(await pageErrors(engine)).toEqual([])
      })
    }

    test('a page becomes interactive although each of its scripts fails to load once', async ({ site }) => {
      site.loseOnce(/\/assets\/.*\.js$/)
      await expectWhole(engine, site.origin, { path: '/about' })
    })

    test('without a network a page not visited before shows the offline page, until back online', async ({
      site,
    }) => {
      await engine.open(`${site.origin}/about`)
      await engine.touch()
      await waitFor(engine, () => navigator.serviceWorker.controller !== null, null, 'the service worker')
      await engine.open(`${site.origin}/`)
      await seeHeading(engine, '')
      site.cut()
      await engine.open(`${site.origin}/orders`)
      await seeHeading(engine, "You're offline.")
      site.mend()
      await seeHeading(engine, "You're back online.")
      await press(engine, 'main a', 'Continue')
      await waitFor(engine, () => location.pathname !== '/offline', null, 'the page that was asked for')
    })
  })
