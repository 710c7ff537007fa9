import { updatedShopSchema } from '@ahia/contracts/shapes/shop'
import { getOffer, listTiers, type Subscription } from '@ahia/contracts/subscriptions'
import { answer } from '@ahia/testing/open-page'

/** Commission and reach, as the market has them. */
export const OFFER = answer(getOffer, {
  commission: [
    { category: 'TECH', percent: 5 },
    { category: 'FOOD', percent: 6 },
    { category: 'WARDROBE', percent: 12 },
  ],
  reach: { itemsSold: 12_345, shops: 42 },
})

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
  trialEndsAt: null,
  periodEndsAt: null,
  nextInvoice: { lines: [{ what: 'SUBSCRIPTION', amount: total }], total },
})
