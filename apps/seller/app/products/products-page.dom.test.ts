import { listListings } from '@ahia/contracts/seller/listings'
import { logoutShop } from '@ahia/contracts/shop-accounts'
import type { Locator } from '@ahia/testing/dom/locator'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { sampleCounts, sampleListingRow } from '@ahia/testing/seller/sample-listings'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { LogOut } from '#shell/log-out.tsx'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './products-page.tsx'

type Rows = Parameters<typeof answer<typeof listListings>>[1]

const listed = (given: Partial<Rows> & Pick<Rows, 'products'>): ApiAnswer =>
  answer(listListings, { counts: sampleCounts(), next: null, ...given })

/** With the button that ends the session, as in the shell. */
const View = () =>
  createElement(
    Fragment,
    null,
    createElement(page.View, { data: {}, params: {}, outcome: null }),
    createElement(LogOut),
  )

const open = (...answers: ApiAnswer[]) => openHubPage({ View }, answers, { path: '/seller/products' })

const rows = (all: Locator) => all.css('main li a')

test('SELL-09 the list: price or From, stock, sold and status; a draft says what it lacks; tabs, search, sort and the next page', async () => {
  const gap = { code: 'PICTURE_MISSING', field: 'pictures', message: 'Add at least one picture.' } as const
  const { api, all } = open(
    listed({
      products: [
        sampleListingRow(1, { name: 'Ofada rice', fromPrice: 9_500, choices: 3, sales: 1_280 }),
        sampleListingRow(2, { name: 'Party jollof', stock: 0 }),
        sampleListingRow(3, { name: 'Ginger', status: 'DRAFT', basePrice: null, gaps: [gap] }),
        sampleListingRow(4, { name: 'Herbal mix', status: 'TAKEN_DOWN', reason: 'No NAFDAC number' }),
      ],
      next: 'abc',
    }),
  )
  await expect.poll(() => rows(all).count).toBe(4)
  const words = rows(all)
    .all()
    .map((row) => row.textContent)
  expect(words[0]).toContain('From ₦9,500 · 42 left in 3 choices · 1,280 soldOn sale')
  expect(words[1]).toContain('₦9,500 · 0 leftOn saleOut of stock')
  expect(words[2]).toContain('No price yet · 42 leftDraftMissing: picture')
  expect(words[3]).toContain('Taken down by usNo NAFDAC number')
  expect(all.role('button', 'Drafts 1').count).toBe(1)
  expect(all.role('button', /^Being checked/).count).toBe(0)

  api.give(listed({ products: [sampleListingRow(4), sampleListingRow(5)] }))
  await all.role('button', 'Show more').click()
  await expect.poll(() => rows(all).count).toBe(5)
  expect(api.sent(listListings).at(-1)).toEqual({ tab: 'ALL', sort: 'NEWEST', cursor: 'abc' })

  api.give(listed({ products: [] }))
  await all.role('button', 'Drafts 1').click()
  await all.label('Search by title or SKU').fill(' AW-S ')
  await all.role('button', 'Search').click()
  await expect.poll(() => all.css('h2').content).toBe('Nothing matches “AW-S”')
  expect(api.sent(listListings).at(-1)).toEqual({ tab: 'DRAFT', sort: 'NEWEST', search: 'AW-S' })
  expect(location.search).toBe('?tab=DRAFT&search=AW-S')
  await all.label(/^Sort by/).select('LEAST_STOCK')
  await expect.poll(() => api.sent(listListings).at(-1)).toMatchObject({ sort: 'LEAST_STOCK' })
})

test('SELL-06 without a network the list is shown as it was last seen, with its age; signing out removes it', async () => {
  const { api, all, reload } = open(listed({ products: [sampleListingRow(1, { name: 'Ofada rice' })] }))
  await expect.poll(() => rows(all).count).toBe(1)
  const seen = JSON.parse(localStorage.getItem('listings-seen') ?? '')
  localStorage.setItem('listings-seen', JSON.stringify({ ...seen, at: Date.now() - 12 * 60_000 }))
  localStorage.setItem('listing-draft-a@example.com-new', '{}')
  api.setOffline(true)
  reload()
  await expect.poll(() => all.role('status').content).toContain('No connection. Seen 12 min ago.')
  expect(rows(all).content).toContain('Ofada rice')
  api.setOffline(false)
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.role('status').count).toBe(0)

  api.give(answer(logoutShop, {}))
  await all.role('button', 'Sign out').click()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('listing'))).toEqual([])
})

test('SELL-09 no products yet has one first step; a failure can be tried again', async () => {
  const { api, all } = open(fail(listListings, { status: 500, message: 'Not now' }))
  await expect.poll(() => all.role('alert').content).toContain('Not now')
  api.give(listed({ products: [], counts: sampleCounts({ ALL: 0 }) }))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('h2').content).toBe('List your first product')
  expect(all.role('link', 'Add your first product').attribute('href')).toBe('/seller/products/new')
})
