import type { DataOf } from '@ahia/contracts/endpoint'
import { invoiceIdSchema, orderIdSchema } from '@ahia/contracts/ids'
import type { getHoliday } from '@ahia/contracts/seller/holiday'
import type {
  explainOrderMoney,
  getMoney,
  listMoneyEntries,
  listMoneyOrders,
} from '@ahia/contracts/seller/money'
import type { getPackage } from '@ahia/contracts/seller/package'
import type { getShopDetails } from '@ahia/contracts/seller/shop-details'
import type { getSubscription } from '@ahia/contracts/subscriptions'
import { STANDING_ANSWERS } from './sample-standing.ts'

const orderOf = (place: number) => orderIdSchema.parse(`00000000-0000-4000-8000-0000a1b2c3d${place}`)
const AT = '2026-11-12T09:20:00.000Z'

const money: DataOf<typeof getMoney> = {
  balance: 618_720,
  available: { amount: 184_320, orders: 41 },
  pending: { amount: 412_900, orders: 12, thisWeek: 96_410 },
  onHold: { amount: 21_500, orders: 1 },
}

const orders: DataOf<typeof listMoneyOrders> = {
  orders: [
    { _id: orderOf(1), amount: 17_575, status: 'PAID', placedAt: AT, availableAt: null, hold: null },
    {
      _id: orderOf(2),
      amount: 41_000,
      status: 'DELIVERED',
      placedAt: AT,
      availableAt: '2126-11-20T10:00:00.000Z',
      hold: null,
    },
  ],
  next: null,
}

const line = { kind: 'SETTLEMENT', journal: 'settle:019a8f3e-77c0-7ffe-8001-4c0de1abcd12', at: AT } as const

const explained: DataOf<typeof explainOrderMoney> = {
  order: {
    _id: orderOf(1),
    amount: 17_575,
    status: 'PAID',
    placedAt: AT,
    availableAt: null,
    hold: null,
    part: 'PENDING',
  },
  shopperPaid: { items: 18_500, delivery: 1_500, service: 0, total: 20_000 },
  lines: [
    { what: 'ITEMS', amount: 18_500, rate: null, ...line },
    {
      what: 'COMMISSION',
      amount: -925,
      rate: { category: 'TECH', percent: 5, of: 18_500, since: '2025-12-31T23:00:00.000Z' },
      ...line,
    },
  ],
}

const entry = { at: AT, journal: 'settle:1', kind: 'SETTLEMENT', orderId: orderOf(1) } as const

const entries: DataOf<typeof listMoneyEntries> = {
  entries: [
    { ...entry, _id: 'c.0', amount: 17_575, balance: 618_720 },
    { ...entry, _id: 'b.0', kind: 'REFUND', amount: -24_500.5, balance: 601_145 },
    { ...entry, _id: 'a.0', kind: 'INVOICE', orderId: null, amount: -120_000, balance: 625_645.5 },
  ],
  next: null,
}

const subscription: DataOf<typeof getSubscription> = {
  subscription: {
    package: 'BASIC',
    period: 'MONTHLY',
    status: 'ACTIVE',
    trialEndsAt: '2026-10-10T12:00:00.000Z',
    periodEndsAt: '2026-12-10T12:00:00.000Z',
    nextInvoice: { lines: [{ what: 'SUBSCRIPTION', amount: 120_000 }], total: 120_000 },
  },
  invoices: [
    {
      _id: invoiceIdSchema.parse('00000000-0000-4000-8000-000000000001'),
      number: 'INV-000012',
      lines: [{ what: 'SUBSCRIPTION', amount: 120_000 }],
      total: 120_000,
      from: '2026-11-10T12:00:00.000Z',
      to: '2026-12-10T12:00:00.000Z',
      dueAt: '2026-11-10T12:00:00.000Z',
      status: 'PAID',
      paidAt: '2026-11-10T12:00:00.000Z',
    },
  ],
}

const chosenPackage: DataOf<typeof getPackage> = {
  subscription: subscription.subscription,
  next: null,
  isEnding: false,
  tiers: [
    { package: 'BASIC', monthly: 120_000, upgrade: null, saved: 12_000 },
    { package: 'PREMIUM', monthly: 220_000, upgrade: 73_333.33, saved: -88_000 },
    { package: 'ELITE', monthly: 320_000, upgrade: 146_666.67, saved: -188_000 },
  ],
  sales: 1_100_000,
}

const holiday: DataOf<typeof getHoliday> = {
  holiday: {
    from: '2026-12-21',
    to: '2027-01-04',
    words: "We're at home for Christmas.",
    isNow: false,
    backOn: '2027-01-05',
    hasReminder: true,
  },
  version: 1,
  today: '2026-11-17',
}

const details: DataOf<typeof getShopDetails> = {
  returnAddress: '12 Ogui Road, Enugu',
  handOverPlace: 'Back gate, 12 Ogui Road',
  deliveryPhone: '0803 123 4567',
  tin: null,
  cacNumber: 'RC 123456',
  version: 1,
}

/** What the API answers a shop that sells well, by the end of the path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  ...STANDING_ANSWERS,
  '/seller/money': money,
  '/seller/money/orders': orders,
  [`/seller/money/orders/${orderOf(1)}`]: explained,
  '/seller/money/entries': entries,
  '/seller/details': details,
  '/seller/holiday': holiday,
  '/seller/subscription': chosenPackage,
  '/subscriptions/mine': subscription,
}

/** The API's answer at this path; null for all others. */
export function sampleShopAnswer(pathname: string): { success: true; data: unknown } | null {
  const data = Object.entries(ANSWERS).find(([end]) => pathname.endsWith(end))?.[1]
  return data === undefined ? null : { success: true, data }
}
