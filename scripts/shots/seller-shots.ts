import { listProducts } from '@ahia/contracts/catalog'
import type { DataOf } from '@ahia/contracts/endpoint'
import type { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import type { getToday } from '@ahia/contracts/seller/today'
import { sampleQuestions } from '@ahia/testing/seller/sample-questions'
import { sampleShopAnswer } from '@ahia/testing/seller/sample-shop'
import { sampleImport, sampleStock } from '@ahia/testing/seller/sample-stock'
import { callMarket } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const SHOP = JSON.stringify({
  email: 'mama@example.com',
  shop: { name: 'Mama Put' },
  token: 'token',
  refresh: 'refresh',
})

/** A shop that is signed in and was asked: shops with an owner have nothing on sale yet, so the answers are given here. */
async function openAsked(page: Page): Promise<void> {
  const { products } = await callMarket(new URL(page.url()).origin)(listProducts, { limit: 1 })
  const [product] = products
  if (!product) throw new Error('There is no product to ask about')
  await page.route(
    (url) => url.pathname.endsWith('/shop/questions'),
    (route) => {
      const isOpen = new URL(route.request().url()).searchParams.get('state') !== 'answered'
      return route.fulfill({ json: sampleQuestions(product, isOpen ? 'open' : 'answered') })
    },
  )
  await page.evaluate((shop) => localStorage.setItem('shop', shop), SHOP)
  await page.reload({ waitUntil: 'networkidle' })
}

/** A shop that sells well. */
async function openSelling(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => {
    const answer = sampleShopAnswer(new URL(route.request().url()).pathname)
    return answer ? route.fulfill({ json: answer }) : route.fallback()
  })
  await page.evaluate((shop) => localStorage.setItem('shop', shop), SHOP)
  await page.reload({ waitUntil: 'networkidle' })
}

/** Nothing sold yet, and steps to take. */
async function openFirstDay(page: Page): Promise<void> {
  const today: DataOf<typeof getToday> = {
    available: 0,
    pending: 0,
    low: 0,
    soldOut: 0,
    unreadNews: 0,
    openQuestions: 0,
    isSuspended: false,
  }
  const orders: DataOf<typeof listSellerOrders> = {
    orders: [],
    next: null,
    counts: { new: 0, toShip: 0, late: 0 },
  }
  for (const [path, data] of [
    ['/seller/today', today],
    ['/seller/orders', orders],
  ] as const)
    await page.route(
      (url) => url.pathname.endsWith(`/api/v1${path}`),
      (route) => route.fulfill({ json: { success: true, data } }),
    )
  await openSelling(page)
}

async function explainOrder(page: Page): Promise<void> {
  await openSelling(page)
  await page.getByText('Pending', { exact: true }).click()
  await page.getByText(/^Order a1b2c3d1/).click()
  await page.getByText('In your balance').waitFor()
}

async function changePackage(page: Page): Promise<void> {
  await openSelling(page)
  await page.getByText('What packages save you').click()
  await page.getByRole('button', { name: 'Change holiday' }).click()
  await page.getByRole('button', { name: 'Change package' }).click()
  await page.getByRole('radio', { name: /Elite/ }).check()
}

async function failToAnswer(page: Page): Promise<void> {
  await openAsked(page)
  const form = page.getByRole('form').first()
  await form.getByLabel('Your answer').fill('Yes, for three days in a cool place.')
  await page.route('**/answer', (route) => route.abort())
  await form.getByRole('button', { name: 'Send answer' }).click()
  await form.getByRole('alert').waitFor()
  await page.getByRole('form').nth(1).getByRole('button', { name: 'Send answer' }).click()
}

async function openStock(page: Page): Promise<void> {
  const { products } = await callMarket(new URL(page.url()).origin)(listProducts, { limit: 3 })
  await page.route(
    (url) => url.pathname.endsWith('/api/v1/seller/stock'),
    (route) => route.fulfill({ json: sampleStock(products) }),
  )
  await page.route(
    (url) => url.pathname.includes('/seller/imports'),
    (route) => route.fulfill({ json: sampleImport(new URL(route.request().url()).searchParams.get('only')) }),
  )
  await page.evaluate((shop) => localStorage.setItem('shop', shop), SHOP)
  await page.reload({ waitUntil: 'networkidle' })
}

async function countOne(page: Page): Promise<void> {
  await openStock(page)
  const [first, second] = [page.locator('main li').first(), page.locator('main li').nth(1)]
  await second.getByLabel(/^Price/).fill('9900')
  await second.getByRole('button', { name: /^One fewer/ }).click()
  await first.getByRole('button', { name: /^Count/ }).click()
  await first.getByLabel('How many did you count?').fill('45')
}

async function seeLateOrders(page: Page): Promise<void> {
  await openSelling(page)
  await page.getByRole('button', { name: 'See orders' }).first().click()
  await page.getByText('Appeal sent').waitFor()
}

async function changeHours(page: Page): Promise<void> {
  await openSelling(page)
  await page.getByRole('button', { name: 'Change opening hours' }).click()
}

async function replyToReview(page: Page): Promise<void> {
  await openSelling(page)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
}

export const SELLERS: Shot[] = [
  { name: 'seller-login', path: '/seller' },
  { name: 'seller-questions', path: '/seller/questions', prepare: openAsked },
  { name: 'seller-stock', path: '/seller/stock', prepare: openStock },
  { name: 'seller-stock-typed', path: '/seller/stock', prepare: countOne },
  { name: 'seller-stock-import', path: '/seller/stock/import', prepare: openStock },
  { name: 'seller-questions-failed', path: '/seller/questions', prepare: failToAnswer },
  { name: 'seller-money', path: '/seller/money', prepare: openSelling },
  { name: 'seller-money-order', path: '/seller/money', prepare: explainOrder },
  { name: 'seller-shop', path: '/seller/shop', prepare: openSelling },
  { name: 'seller-first-day', path: '/seller', prepare: openFirstDay },
  { name: 'seller-shop-hours', path: '/seller/shop', prepare: changeHours },
  { name: 'seller-standing', path: '/seller/standing', prepare: seeLateOrders },
  { name: 'seller-reviews', path: '/seller/reviews', prepare: replyToReview },
  { name: 'seller-shop-change', path: '/seller/shop', prepare: changePackage },
]
