import { PLAYS, type PlayedStatus, playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'
import { sampleUnmatched } from '@ahia/testing/seller/sample-stock'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const originOf = (page: Page): string => new URL(page.url()).origin
const STATES = Object.keys(PLAYS) as PlayedStatus[]

/** One order in each state, played once for all pictures of a run. */
const played = new Map<string, Promise<Map<PlayedStatus, string>>>()

function ordersOf(origin: string): Promise<Map<PlayedStatus, string>> {
  const known = played.get(origin)
  if (known !== undefined) return known
  const orders = Promise.all(
    STATES.map(async (status) => [status, await playOrder(origin, status)] as const),
  ).then((pairs) => new Map(pairs))
  played.set(origin, orders)
  return orders
}

/** Signs in for real: these answers are the market's own. */
async function enter(page: Page): Promise<void> {
  await ordersOf(originOf(page))
  const shop = await signInDemoSeller(originOf(page))
  await page.evaluate((text) => localStorage.setItem('shop', text), JSON.stringify(shop))
  await page.reload({ waitUntil: 'networkidle' })
}

/** An order whose parcel is in this state. */
const openOrder =
  (status: PlayedStatus, press?: string) =>
  async (page: Page): Promise<void> => {
    await enter(page)
    const id = (await ordersOf(originOf(page))).get(status)
    await page.goto(`/seller/orders/${id}`, { waitUntil: 'networkidle' })
    if (press === undefined) return
    await page.getByRole('button', { name: press }).first().click()
    await page.getByRole('dialog').waitFor()
  }

/** Pick list and slips are made of what the phone has seen. */
const openChosen =
  (place: string) =>
  async (page: Page): Promise<void> => {
    await enter(page)
    const orders = await ordersOf(originOf(page))
    const ids = [orders.get('ACCEPTED'), orders.get('PACKED')]
    for (const id of ids) await page.goto(`/seller/orders/${id}`, { waitUntil: 'networkidle' })
    await page.goto(`/seller/orders/${place}?ids=${ids}`, { waitUntil: 'networkidle' })
  }

async function selectAll(page: Page): Promise<void> {
  await enter(page)
  await page.getByLabel(/^Select all/).check()
}

async function loseNetwork(page: Page): Promise<void> {
  await enter(page)
  await page.context().setOffline(true)
  await page
    .getByText(/offline|No connection/i)
    .first()
    .waitFor()
}

async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/v1/seller/orders*', (route) => route.abort())
  await enter(page)
}

async function matchColumns(page: Page): Promise<void> {
  await page.route('**/api/v1/seller/imports', (route) => route.fulfill({ json: sampleUnmatched }))
  await enter(page)
}

export const HUB: Shot[] = [
  { name: 'seller-today', path: '/seller', prepare: enter },
  { name: 'seller-orders', path: '/seller/orders', prepare: enter },
  { name: 'seller-orders-all', path: '/seller/orders?tab=all', prepare: enter },
  { name: 'seller-orders-selected', path: '/seller/orders', prepare: selectAll, isScreenOnly: true },
  { name: 'seller-orders-offline', path: '/seller/orders', prepare: loseNetwork },
  { name: 'seller-orders-failed', path: '/seller/orders', prepare: failToLoad },
  ...STATES.map((status) => ({
    name: `seller-order-${status.toLowerCase().replaceAll('_', '-')}`,
    path: '/seller/orders',
    prepare: openOrder(status),
  })),
  {
    name: 'seller-order-hand-over-open',
    path: '/seller/orders',
    prepare: openOrder('PACKED', 'Hand over'),
    isScreenOnly: true,
  },
  {
    name: 'seller-order-code-open',
    path: '/seller/orders',
    prepare: openOrder('HANDED_OVER', 'Enter delivery code'),
    isScreenOnly: true,
  },
  {
    name: 'seller-order-cannot-fulfil-open',
    path: '/seller/orders',
    prepare: openOrder('ACCEPTED', "Can't fulfil"),
    isScreenOnly: true,
  },
  { name: 'seller-pick', path: '/seller/orders', prepare: openChosen('pick') },
  { name: 'seller-pick-empty', path: '/seller/orders/pick', prepare: enter },
  { name: 'seller-slips', path: '/seller/orders', prepare: openChosen('slips') },
  { name: 'seller-slips-empty', path: '/seller/orders/slips', prepare: enter },
  { name: 'seller-news', path: '/seller/news', prepare: enter },
  { name: 'seller-documents', path: '/seller/documents', prepare: enter },
  { name: 'seller-account', path: '/seller/account', prepare: enter },
  { name: 'seller-more', path: '/seller/more', prepare: enter, width: 360 },
  { name: 'seller-stock-match', path: '/seller/stock/import', prepare: matchColumns },
]
