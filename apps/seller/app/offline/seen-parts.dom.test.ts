import { orderIdSchema, shopNewsIdSchema } from '@ahia/contracts/ids'
import { getMoney, listMoneyEntries } from '@ahia/contracts/seller/money'
import { listSellerNews, readSellerNews } from '@ahia/contracts/seller/seller-news'
import { logoutShop } from '@ahia/contracts/shop-accounts'
import { getSubscription } from '@ahia/contracts/subscriptions'
import { answer, fail } from '@ahia/testing/open-page'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import moneyPage from '#money/money-page.tsx'
import newsPage from '#news/news-page.tsx'
import { LogOut } from '#shell/log-out.tsx'
import { openHubPage } from '../../test/open-hub-page.ts'

const NO_ORDERS = { amount: 0, orders: 0 }
const moneyOf = (balance: number) => ({
  balance,
  available: { amount: balance, orders: 1 },
  pending: { ...NO_ORDERS, thisWeek: 0 },
  onHold: NO_ORDERS,
})
const MONEY = [
  answer(getMoney, moneyOf(4_820)),
  answer(getSubscription, { subscription: null, invoices: [] }),
  answer(listMoneyEntries, { entries: [], next: null }),
]

/** With the button that ends the session, as in the shell. */
const Money = () =>
  createElement(
    Fragment,
    null,
    createElement(moneyPage.View, { data: {}, params: {}, outcome: null }),
    createElement(LogOut),
  )

const seenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('seller-seen-'))

/** As if the phone had not been used for some time. */
function letTimePass(minutes: number): void {
  for (const key of seenKeys()) {
    const kept = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - minutes * 60_000 }))
  }
}

test('SELL-06 without a network the last balance is shown with its age, and the new one once the network is back; signing out removes it', async () => {
  const { api, all, reload } = openHubPage({ View: Money }, MONEY)
  await expect.poll(() => all.css('main').content).toContain('₦4,820')
  await expect.poll(() => seenKeys().length).toBe(2)
  letTimePass(12)
  api.setOffline(true)
  reload()
  await expect.poll(() => all.role('status').content).toContain('No connection. Seen 12 min ago.')
  expect(all.css('main').content).toContain('₦4,820')
  expect(all.role('alert').count).toBe(0)

  api.setOffline(false)
  api.give(answer(getMoney, moneyOf(5_000)))
  dispatchEvent(new Event('online'))
  await expect.poll(() => all.css('main').content).toContain('₦5,000')
  await expect.poll(() => all.text(/No connection/).count).toBe(0)

  api.give(answer(logoutShop, {}))
  await all.role('button', 'Sign out').click()
  await expect.poll(seenKeys).toEqual([])
})

test('SELL-06 what was last seen is shown at once, and stays where it is when the network answers the same', async () => {
  const { api, all, reload } = openHubPage(moneyPage, MONEY)
  await expect.poll(() => seenKeys().length).toBe(2)
  const asked = api.hold(getMoney)
  reload()
  await expect.poll(() => all.css('main').content).toContain('₦4,820')
  const shown = document.querySelector('main h2')

  asked.release()
  await api.settled()
  expect(document.querySelector('main h2')).toBe(shown)
  expect(all.css('main').content).not.toContain('Seen')
})

test('SELL-06 a failure of the market is not answered with old figures, and another shop on the phone sees none', async () => {
  const { api, all, reload } = openHubPage(moneyPage, MONEY)
  await expect.poll(() => seenKeys().length).toBe(2)
  api.give(fail(getMoney, { status: 500 }))
  reload()
  await expect.poll(() => all.role('alert').content).toContain("We couldn't load your balance")

  const rival = openHubPage(moneyPage, [fail(getMoney, { status: 500 }), ...MONEY.slice(1)], {
    signedIn: { email: 'rival@example.com' },
  })
  rival.api.lose(getMoney)
  await expect.poll(() => rival.all.role('alert').content).toContain("We couldn't load your balance")
  expect(rival.all.css('main').content).not.toContain('4,820')
})

test('SELL-06 SELL-47 news that were shown once are read when they are shown without a network', async () => {
  const news = {
    _id: shopNewsIdSchema.parse('00000000-0000-4000-8000-000000000001'),
    kind: 'ORDER_PAID',
    orderId: orderIdSchema.parse('00000000-0000-4000-8000-0000a1b2c3d4'),
    productId: null,
    subject: null,
    at: '2026-11-02T08:00:00.000Z',
    isRead: false,
  } as const
  const { api, all, reload } = openHubPage(newsPage, [
    answer(listSellerNews, { news: [news], unread: 1, next: null }),
    answer(readSellerNews, {}),
  ])
  await expect.poll(() => all.css('main li').content).toContain('New')
  await expect.poll(() => api.sent(readSellerNews).length).toBe(1)
  api.setOffline(true)
  reload()

  await expect.poll(() => all.role('status').content).toContain('No connection. Seen just now.')
  expect(all.css('main li').content).toBe('Order #a1b2c3d4 is new. Send it on time.2 Nov 2026, 9:00 am')
})
