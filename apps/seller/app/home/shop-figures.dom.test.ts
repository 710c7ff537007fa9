import { getMoney } from '@ahia/contracts/seller/money'
import { listStock } from '@ahia/contracts/seller/stock'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { ShopFigures } from './shop-figures.tsx'

const money = (available: number) => {
  const part = { amount: 0, orders: 0 }
  return answer(getMoney, {
    balance: available,
    available: { ...part, amount: available },
    pending: { ...part, thisWeek: 0 },
    onHold: part,
  })
}
const stock = (low: number) =>
  answer(listStock, {
    rows: [],
    counts: { low, soldOut: 0 },
    shownAt: '2026-11-17T09:00:00.000Z',
    next: null,
  })

const tiles = () => [...document.querySelectorAll('main li a')].map((link) => link.textContent)

test('PAYOUT-01, SELL-46 the first screen shows the available balance and how much is low in stock', async () => {
  const { all } = openHubPage({ View: ShopFigures }, [money(184_320), stock(3)])
  expect(all.css('main').content).not.toContain('₦')

  await expect.poll(tiles).toEqual(['₦184,320Available balance', '3Items are low in stock'])
})

test('PAYOUT-01 a shop that owes reads that it owes; figures that can’t be loaded stay a dash', async () => {
  openHubPage({ View: ShopFigures }, [money(-360), stock(1)])
  await expect.poll(tiles).toEqual(['₦360You owe', '1Item is low in stock'])

  const { api } = openHubPage({ View: ShopFigures }, [fail(getMoney, { status: 500 }), stock(1)])
  await expect.poll(() => api.sent(getMoney).length).toBe(1)
  await expect.poll(tiles).toEqual(['–Available balance', '–Items are low in stock'])
})
