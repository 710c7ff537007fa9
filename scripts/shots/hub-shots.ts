import { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import { loginShop } from '@ahia/contracts/shop-accounts'
import { sampleUnmatched } from '@ahia/testing/seller/sample-stock'
import { callMarket } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

/** SELL-63: the demo market's own account of a shop, with orders in every state of a parcel. */
const DEMO_SELLER = { email: 'mama@example.com', password: 'sell-on-ahia-2026' }

/** Signs in for real: these answers are the market's own. */
async function enter(page: Page): Promise<string> {
  const shop = await callMarket(new URL(page.url()).origin)(loginShop, DEMO_SELLER)
  await page.evaluate((text) => localStorage.setItem('shop', text), JSON.stringify(shop))
  await page.reload({ waitUntil: 'networkidle' })
  return shop.token
}

const open = async (page: Page): Promise<void> => void (await enter(page))

/** An order whose parcel is in this state. */
const openOrder =
  (status: string, press?: string) =>
  async (page: Page): Promise<void> => {
    const token = await enter(page)
    const call = callMarket(new URL(page.url()).origin, token)
    const { orders } = await call(listSellerOrders, { tab: 'ALL', limit: 100 })
    const found = orders.find(({ parcel }) => parcel.status === status)
    if (!found) throw new Error(`No order of the demo shop is ${status}`)
    await page.goto(`/seller/orders/${found._id}`, { waitUntil: 'networkidle' })
    if (press === undefined) return
    await page.getByRole('button', { name: press }).first().click()
    await page.getByRole('dialog').waitFor()
  }

async function selectAll(page: Page): Promise<void> {
  await enter(page)
  await page.getByLabel(/^Select all/).check()
}

async function loseNetwork(page: Page): Promise<void> {
  await enter(page)
  await page.context().setOffline(true)
  await page.getByText(/offline|No connection/i).first().waitFor()
}

async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/v1/seller/orders*', (route) => route.abort())
  await enter(page)
}

async function matchColumns(page: Page): Promise<void> {
  await page.route('**/api/v1/seller/imports', (route) => route.fulfill({ json: sampleUnmatched }))
  await enter(page)
}

const STATES = ['NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED', 'HANDED_OVER', 'DELIVERED', 'RETURNING']

export const HUB: Shot[] = [
  { name: 'seller-today', path: '/seller', prepare: open },
  { name: 'seller-orders', path: '/seller/orders', prepare: open },
  { name: 'seller-orders-all', path: '/seller/orders?tab=ALL', prepare: open },
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
  { name: 'seller-pick', path: '/seller/orders/pick', prepare: open },
  { name: 'seller-slips', path: '/seller/orders/slips', prepare: open },
  { name: 'seller-news', path: '/seller/news', prepare: open },
  { name: 'seller-documents', path: '/seller/documents', prepare: open },
  { name: 'seller-account', path: '/seller/account', prepare: open },
  { name: 'seller-more', path: '/seller/more', prepare: open, width: 360 },
  { name: 'seller-stock-match', path: '/seller/stock/import', prepare: matchColumns },
]
