import { getShopDetails } from '@ahia/contracts/seller/shop-details'
import { fail } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './slips-page.tsx'

const ORDER = '00000000-0000-4000-8000-0000a1b2c3d4'
const PARCEL = '00000000-0000-4000-8000-000000000101'
const EMAIL = 'a@example.com'

/** What a phone keeps of an accepted order. */
const SEEN = {
  owner: EMAIL,
  lists: {},
  counts: null,
  orders: {
    [ORDER]: {
      _id: ORDER,
      status: 'PAID',
      paidAt: '2026-11-17T08:00:00.000Z',
      items: [
        { name: 'Ogi, 1 kg', choices: [], addOns: [], quantity: 2, total: 4321, image: null, sku: null },
      ],
      itemsTotal: 4321,
      deliveryFee: 1500,
      delivery: { type: 'DOORDELIVERY', city: 'Ikeja', state: 'LAGOS' },
      parcel: { _id: PARCEL, status: 'PACKED', isLate: false, question: null, moves: [] },
      actions: [],
    },
  },
  addresses: {
    [PARCEL]: {
      at: new Date().toISOString(),
      address: {
        name: 'Ada Obi',
        phone: '0800 000 0001',
        street: '14 Allen Avenue',
        city: 'Ikeja',
        state: 'LAGOS',
        info: 'Green gate',
      },
    },
  },
}

test('SELL-30 a slip is made from what is on the phone: number, receiver, items and a QR, and no price', async () => {
  const returnAddress = { owner: EMAIL, address: '12 Ogui Road\nEnugu' }
  localStorage.setItem('seller-return-address', JSON.stringify(returnAddress))
  localStorage.setItem('seller-orders-2', JSON.stringify(SEEN))

  const { all } = openHubPage(page, [fail(getShopDetails, { status: 500 })], {
    path: `/seller/orders/slips?ids=${ORDER}`,
    signedIn: { email: EMAIL },
  })

  const slip = all.css('article')
  await expect.poll(() => slip.count).toBe(1)
  for (const words of [
    '#a1b2c3d4',
    'Ada Obi',
    '14 Allen Avenue',
    'Green gate',
    '0800 000 0001',
    '2 × Ogi, 1 kg',
    'return it to Iya Moria, 12 Ogui Road, Enugu.',
  ])
    expect(slip.content).toContain(words)
  expect(slip.content).not.toMatch(/₦|4,321/)
  expect(slip.css('svg path').count).toBe(2)
})

test('SELL-30 the slips of several orders are printed at once, in the size that was chosen last', async () => {
  const SECOND = ORDER.replace('c3d4', 'c3d5')
  const order = SEEN.orders[ORDER]
  const both = { ...SEEN, orders: { ...SEEN.orders, [SECOND]: { ...order, _id: SECOND } } }
  localStorage.setItem('seller-orders-2', JSON.stringify(both))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const open = () =>
    openHubPage(page, [fail(getShopDetails, { status: 500 })], {
      path: `/seller/orders/slips?ids=${ORDER},${SECOND}`,
      signedIn: { email: EMAIL },
    })

  const { all } = open()
  await expect.poll(() => all.css('.slips-a4 article').count).toBe(2)
  for (const [label, sheet] of [
    ['A6 label', 'a6'],
    ['58 mm roll', 'roll'],
  ] as const) {
    await all.label(label).click()
    await expect.poll(() => all.css(`.slips-${sheet} article`).count).toBe(2)
  }
  await all.role('button', 'Print 2 slips').click()
  expect(print).toHaveBeenCalledTimes(1)

  const later = open()
  await expect.poll(() => later.all.css('.slips-roll article').count).toBe(2)
})
