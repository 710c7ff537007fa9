import type { DataOf } from '@ahia/contracts/endpoint'
import { orderIdSchema, productIdSchema, reviewIdSchema } from '@ahia/contracts/ids'
import type { getChecklist } from '@ahia/contracts/seller/checklist'
import type { getEmailChoices } from '@ahia/contracts/seller/email-choices'
import type { listShopReviews } from '@ahia/contracts/seller/reviews'
import type { getShopHours } from '@ahia/contracts/seller/shop-hours'
import type { getStanding, listStandingOrders } from '@ahia/contracts/seller/standing'
import type { getShopTerms } from '@ahia/contracts/seller/terms'

const idOf = (place: number) => `00000000-0000-4000-8000-0000a1b2c3d${place}`
const AT = '2026-11-12T09:20:00.000Z'

const checklist: DataOf<typeof getChecklist> = {
  steps: [
    { step: 'PROFILE', isDone: true },
    { step: 'APPROVAL', isDone: false },
    { step: 'PRODUCT', isDone: false },
    { step: 'HOURS', isDone: true },
    { step: 'DETAILS', isDone: false },
  ],
}

const hours: DataOf<typeof getShopHours> = {
  days: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: weekday === 6 ? 600 : 540, closes: 1080 })),
  version: 1,
}

/** SELL-53: a notice of new terms that a shop has not answered. */
export const sampleNotice = {
  version: '2026-11-18',
  noticedAt: '2026-11-18T08:00:00.000Z',
  holdsFrom: '2126-12-02T08:00:00.000Z',
  answer: null,
  canAnswer: true,
  changes: [
    {
      section: '9. Orders and delivery',
      pieces: [
        { kind: 'same', text: '9.5 The goods are' },
        { kind: 'removed', text: 'your' },
        { kind: 'added', text: 'our' },
        { kind: 'same', text: 'risk once a logistics partner of the market has them.' },
      ],
    },
  ],
} satisfies DataOf<typeof getShopTerms>['notice']

const terms: DataOf<typeof getShopTerms> = { held: '2026-11-17', notice: sampleNotice }

const standing: DataOf<typeof getStanding> = {
  days: 60,
  measures: [
    { measure: 'LATE', against: 3, of: 120 },
    { measure: 'CANCELLED', against: 1, of: 123 },
    { measure: 'COMPLAINT', against: 2, of: 118 },
    { measure: 'FAULT', against: 0, of: 118 },
  ],
  stars: { average: 4.5, reviews: 31 },
  suspension: null,
}

const late = { paidAt: AT, at: AT } as const
const standingOrders: DataOf<typeof listStandingOrders> = {
  orders: [
    { orderId: orderIdSchema.parse(idOf(1)), ...late, appeal: null },
    {
      orderId: orderIdSchema.parse(idOf(2)),
      ...late,
      appeal: { words: 'The rider had an accident.', at: AT, outcome: null, answer: null },
    },
    {
      orderId: orderIdSchema.parse(idOf(3)),
      ...late,
      appeal: {
        words: 'It was ready in time.',
        at: AT,
        outcome: 'TAKEN_OUT',
        answer: 'The pickup point confirmed that.',
      },
    },
  ],
  next: orderIdSchema.parse(idOf(3)),
}

const product = { _id: productIdSchema.parse(idOf(4)), name: 'Shea butter, raw, 500 g', image: null }
const unhidden = { hiddenReason: null } as const
const unanswered = { reply: null, repliedAt: null, replyVersion: 0 } as const
const reviews: DataOf<typeof listShopReviews> = {
  reviews: [
    {
      _id: reviewIdSchema.parse(idOf(5)),
      product,
      authorName: 'Adaeze O.',
      stars: 2,
      text: 'The lid was broken when it came.',
      createdAt: AT,
      ...unhidden,
      ...unanswered,
    },
    {
      _id: reviewIdSchema.parse(idOf(6)),
      product,
      authorName: 'Bola A.',
      stars: 5,
      text: null,
      createdAt: AT,
      ...unhidden,
      reply: 'Thank you, Bola!',
      repliedAt: AT,
      replyVersion: 1,
    },
  ],
  total: 2,
  next: null,
}

const emails: DataOf<typeof getEmailChoices> = { muted: ['DELIVERIES'] }

/** By the end of the path. */
export const STANDING_ANSWERS: Readonly<Record<string, unknown>> = {
  '/seller/checklist': checklist,
  '/seller/emails': emails,
  '/seller/hours': hours,
  '/seller/reviews': reviews,
  '/seller/standing': standing,
  '/seller/standing/orders': standingOrders,
  '/seller/terms': terms,
}
