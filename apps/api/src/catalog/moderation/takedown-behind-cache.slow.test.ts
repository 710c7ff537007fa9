import path from 'node:path'
import { decideGoods } from '@ahia/contracts/admin/goods'
import { API_PATH } from '@ahia/contracts/api-path'
import type { PageApp } from '@ahia/contracts/page-host'
import { startHttpCache } from '@ahia/testing/http-cache/start-http-cache'
import { afterEach, expect, test, vi } from 'vitest'
import { aLineOf, openShop } from '../../../test/builders.ts'
import { aBuyer, directly } from '../../../test/checkout-fixture.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { aColleague, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'

/** The real pages, loaded by their path as the server loads built ones: the API imports nothing of them. */
const STOREFRONT = path.resolve(import.meta.dirname, '../../../../storefront/app/server.tsx')

const NAME = 'Zuma burning lotion'

afterEach(() => {
  vi.useRealTimers()
})

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** As in production, with a cache in front; the time of both is moved by hand. */
async function aProductBehindCache() {
  const { renderPage }: PageApp = await import(/* @vite-ignore */ STOREFRONT)
  const api = await startTestApi({ render: renderPage, env: { KEEP_ANSWERS_MS: '10000' } })
  const { shop, products } = await openShop(api.db, [{ name: NAME, stock: 9 }, { name: 'Plain comb' }])
  const [product] = products
  if (!product) throw new Error('nothing was listed')
  const staff = await aColleague(api, await startTestAdmin(api), 'CATALOGUE')
  const cache = await startHttpCache({ origin: api.origin, now: () => performance.now() })
  atEndOfFile(cache.close)
  const buyer = await aBuyer({ ...api, origin: cache.origin })
  vi.useFakeTimers({ toFake: ['performance'] })
  const see = async (base: string, address: string) => {
    const answer = await fetch(base + address)
    return answer.ok && (await answer.text()).includes(NAME)
  }
  return {
    ...{ product, buyer },
    take: () =>
      staff.call(decideGoods, {
        ...{ id: product.id, to: 'TAKEN_DOWN' as const, version: 1, reasonCode: 'COUNTERFEIT' as const },
        words: 'It burns the skin.',
      }),
    seen: {
      atServer: (address: string) => see(api.origin, address),
      throughCache: (address: string) => see(cache.origin, address),
    },
    page: `/products/${product.id}`,
    others: ['/', '/products', '/products?search=lotion', `/shops/${shop.id}`],
    answers: ['/products', '/products?search=lotion', `/products/${product.id}`].map((one) => API_PATH + one),
  }
}

/** The same page at an address of its own, from the same answers. */
const again = (address: string, which: string) =>
  `${address}${address.includes('?') ? '&' : '?'}utm_source=${which}`

test('ADMIN-30 behind a cache what is taken down is not for sale at once, and seen nowhere after 75 s', async () => {
  const { product, buyer, take, seen, page, others, answers } = await aProductBehindCache()
  const pages = [page, ...others]
  const [item] = await buyer.fillCart(product)
  // The worst that can happen: answers are made just before, and pages from them just before those are too old.
  for (const one of pages) expect(await seen.atServer(again(one, 'warm')), one).toBe(true)
  await take()

  const { delivery } = directly(product)
  for (const order of [directly(product), { delivery, items: [item] }])
    expect((await buyer.errorOfCheckout(order)).code).toBe('PRODUCT_GONE')
  expect((await buyer.errorOf('addToCart', aLineOf(product))).code).toBe('PRODUCT_GONE')
  wait(9.9)
  for (const one of pages) {
    expect(await seen.throughCache(one), one).toBe(true)
    expect(await seen.atServer(again(one, 'late')), one).toBe(true)
  }
  wait(59.9) // 69.8 s: the cache asks for some of them only now
  for (const one of pages) expect(await seen.throughCache(one), one).toBe(true)
  for (const one of pages) expect(await seen.throughCache(again(one, 'late')), one).toBe(true)
  wait(5.2) // 75 s

  for (const one of [...pages, ...pages.map((each) => again(each, 'late')), ...answers])
    expect(await seen.throughCache(one), one).toBe(false)
})
