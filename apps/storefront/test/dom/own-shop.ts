import { updatedShopSchema } from '@ahia/contracts/shapes/shop'
import { listTiers, type Subscription } from '@ahia/contracts/subscriptions'
import { answer } from '@ahia/testing/open-page'

/** What the packages cost. */
export const TIERS = answer(listTiers, {
  BASIC: { amount: 120_000, next: null },
  PREMIUM: { amount: 220_000, next: null },
  ELITE: { amount: 320_000, next: null },
})

/** A shop in Ikeja that waits for approval, and who is signed in for it. */
export const MAMA_PUT = updatedShopSchema.required().parse({
  email: 'mama@example.com',
  shop: {
    _id: '00000000-0000-4000-8000-000000000401',
    name: 'Mama Put',
    phone: '0803 123 4567',
    description: 'Jollof from firewood, and pepper soup on Fridays.',
    avatar: '/media/logo.webp',
    category: 'FOOD',
    address: { street: '12 Allen Avenue', city: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
    handsOverIn: 'LAGOS',
    status: 'PENDING',
    package: null,
    createdAt: '2026-11-14T12:00:00.000Z',
  },
  token: 'shop-access',
  refresh: 'shop-refresh',
})

/** A package whose free months have not begun. */
export const chosen = (tier: Subscription['package'], total: number): Subscription => ({
  package: tier,
  period: 'MONTHLY',
  status: 'CHOSEN',
  trialEndsAt: '2027-02-14T12:00:00.000Z',
  periodEndsAt: '2027-02-14T12:00:00.000Z',
  nextInvoice: { lines: [{ what: 'SUBSCRIPTION', amount: total }], total },
})
