import http from 'node:http'
import type { Page } from '@playwright/test'
import { expect, takenOver, test } from '../support/test.ts'

// These journeys need the service worker. Offline, the browser logs errors for failed requests.
test.slow() // the browser installs a service worker in the background, which takes time
test.use({ serviceWorkers: 'allow', toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('visited pages can be read without a network, and other pages show the offline page', async ({
  page,
  context,
}) => {
  await page.goto('/products?category=FOOD')
  await takenOver(page)
  await expectStored(page, '/products?category=FOOD')
  const card = page.locator('main article a').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectStored(page, new URL(page.url()).pathname)

  await context.setOffline(true)
  await expect(page.getByText("You're offline. You can still open pages you've visited.")).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline.")
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/about')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline.")
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're back online.")
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/orders')
})

test('without a network a link opens the cached page', async ({ page, context }) => {
  await page.goto('/')
  await takenOver(page)
  await expectStored(page, '/')
  await page.goto('/about')
  await takenOver(page)
  await expectStored(page, '/about')

  await context.setOffline(true)
  await expect(page.getByText("You're offline. You can still open pages you've visited.")).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
})

test('the cart can be opened without a network', async ({ page, context }) => {
  await page.goto('/')
  await takenOver(page)
  await expectStored(page, '/cart')

  await context.setOffline(true)
  await page.goto('/cart')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cart/)
})

test('a new version is offered, and installed only when the shopper clicks Reload', async ({
  page,
  market,
}) => {
  const site = await openSite(market.origin)
  await page.goto(site.origin)
  await takenOver(page)
  await expectStored(page, '/')
  site.deploy()

  await page.reload()
  await takenOver(page)
  const offer = page.getByText('A new version is ready')
  await expect(offer).toBeVisible()
  expect(await workers(page)).toEqual({ active: 'activated', waiting: 'installed' })

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
  await takenOver(page)
  expect(await workers(page)).toEqual({ active: 'activated', waiting: null })
  await expect(offer).toBeHidden()
  await site.close()
})

test('the service worker is always revalidated, so that no browser keeps an old version', async ({
  request,
}) => {
  const worker = await request.get('/sw.js')

  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
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
