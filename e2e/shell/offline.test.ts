import http from 'node:http'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

// These journeys need the service worker. Offline, the browser logs errors for failed requests.
test.slow() // the browser installs a service worker in the background, which takes time
test.use({ serviceWorkers: 'allow', toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('without a network visited pages and the cart can be opened, and other pages show the offline page', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await takenOver(page)
  for (const path of ['/', '/cart']) await expectStored(page, path)
  await page.goto('/products?category=FOOD')
  await takenOver(page)
  await expectStored(page, '/products?category=FOOD')
  const card = page.locator('main article a').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(heading).toHaveText(name)
  await expectStored(page, new URL(page.url()).pathname)

  await context.setOffline(true)
  await expect(page.getByText("You're offline. You can still open pages you've visited.")).toBeVisible()
  await page.reload()
  await expect(heading).toHaveText(name)

  await test.step('a link opens the cached page', async () => {
    await takenOver(page)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
  })

  await test.step('the cart opens', async () => {
    await page.goto('/cart')
    await expect(heading).toHaveText(/Cart/)
  })

  await test.step('a page that was not visited', async () => {
    await page.goto('/about')
    await expect(heading).toHaveText("You're offline.")
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/about')
    await page.getByRole('link', { name }).click()
    await expect(heading).toHaveText(name)
  })

  await test.step('back online', async () => {
    await page.goto('/orders')
    await expect(heading).toHaveText("You're offline.")
    await context.setOffline(false)
    await expect(heading).toHaveText("You're back online.")
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/orders')
  })
})

test('a new version is found at once, offered, and installed only when the shopper clicks Reload', async ({
  page,
  market,
  request,
}) => {
  const worker = await request.get('/sw.js') // always revalidated, so that no browser keeps an old version
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const site = await openSite(market.origin)
  await page.goto(site.origin)
  await takenOver(page)
  await expectStored(page, '/')
  site.deploy()

  await page.reload()
  await takenOver(page)
  const offer = page.getByText('A new version is ready')
  await expect(offer).toBeVisible()
  await expect.poll(() => workers(page)).toEqual({ active: 'activated', waiting: 'installed' })

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
  await takenOver(page)
  await expect.poll(() => workers(page)).toEqual({ active: 'activated', waiting: null })
  await expect(offer).toBeHidden()
  await site.close()
})

/** Waits until the service worker controls the page and has cached this path. */
async function expectStored(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path))
    .toBe(true)
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready
    return { active: active?.state ?? null, waiting: waiting?.state ?? null }
  })

/** A proxy that can serve another service worker, as the next release would. */
async function openSite(origin: string) {
  let isDeployed = false
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const headers = { ...request.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const asked = http.request(url, { method: request.method, headers }, (answer) => {
      const isNewWorker = isDeployed && url.pathname === '/sw.js'
      const { 'content-length': length, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 500, isNewWorker ? rest : answer.headers)
      answer.pipe(response, { end: !isNewWorker })
      if (isNewWorker) answer.on('end', () => response.end(`// ${length} bytes, and one line more`))
    })
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site has no port')
  return {
    origin: `http://localhost:${address.port}`,
    deploy: () => {
      isDeployed = true
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
