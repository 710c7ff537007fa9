import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { endpoints } from './endpoints.ts'

type Promised = [max: number, seconds: number, lease: number, counted: string, calls: string[]]

/**
 * T20: every rate limit of a call: how many in how many seconds, how many are reserved at once, by whom they are counted, and the
 * calls that share it. CHAT-08 promises the assistant's, WIN-39 the questions', T12 the uploads'.
 */
const PROMISED: Record<string, Promised> = {
  answers: [300, 3_600, 10, 'account', ['POST /shop/questions/{questionId}/answer']],
  'assistant-customer': [60, 3_600, 5, 'account', ['POST /ai/recommend']],
  'assistant-device': [20, 3_600, 5, 'device', ['POST /ai/recommend']],
  'assistant-guest': [400, 3_600, 5, 'guest', ['POST /ai/recommend']],
  'assistant-model-customer': [60, 3_600, 5, 'account', ['POST /ai/recommend/model']],
  cart: [
    120,
    60,
    30,
    'account',
    [
      'POST /cart/addToCart',
      'POST /cart/clearCart',
      'POST /cart/reduceQuantity',
      'POST /cart/removeFromCart',
      'POST /cart/restoreItem',
    ],
  ],
  'delivery-codes': [60, 60, 5, 'account', ['GET /orders/{id}/delivery-code']],
  'dispute-photos': [
    240,
    60,
    20,
    'account',
    [
      'GET /orders/disputes/{id}/messages/{messageId}/photos/{place}',
      'GET /seller/disputes/{id}/messages/{messageId}/photos/{place}',
    ],
  ],
  disputes: [
    60,
    60,
    5,
    'account',
    [
      'GET /orders/{id}/disputes',
      'GET /seller/orders/{id}/disputes',
      'POST /orders/disputes/{id}/appeal',
      'POST /orders/disputes/{id}/escalate',
      'POST /orders/disputes/{id}/messages',
      'POST /seller/disputes/{id}/appeal',
      'POST /seller/disputes/{id}/escalate',
      'POST /seller/disputes/{id}/messages',
    ],
  ],
  documents: [60, 86_400, 1, 'account', ['POST /seller/documents']],
  export: [20, 3_600, 1, 'account', ['POST /user/export']],
  'export-link': [10, 3_600, 1, 'account', ['POST /user/exportLink']],
  following: [60, 60, 10, 'account', ['POST /following/follow', 'POST /following/unfollow']],
  import: [30, 3_600, 1, 'account', ['POST /seller/imports']],
  orders: [
    60,
    60,
    10,
    'account',
    [
      'GET /orders/{id}/photo',
      'POST /orders/{id}/address',
      'POST /orders/{id}/cancel',
      'POST /orders/{id}/confirm',
      'POST /orders/{id}/dispute',
    ],
  ],
  pay: [10, 60, 1, 'account', ['POST /orders/pay']],
  privacy: [60, 3_600, 1, 'account', ['POST /user/dataRequests', 'PUT /user/consents/{purpose}']],
  questions: [10, 3_600, 1, 'account', ['POST /products/{id}/questions']],
  receipts: [20, 60, 5, 'account', ['GET /orders/{id}/receipt']],
  reports: [
    20,
    86_400,
    1,
    'account',
    ['POST /products/{id}/report', 'POST /products/{id}/reviews/{reviewId}/report'],
  ],
  'reports-device': [
    10,
    86_400,
    1,
    'device',
    ['POST /products/{id}/report', 'POST /products/{id}/reviews/{reviewId}/report'],
  ],
  'reports-guest': [
    100,
    86_400,
    5,
    'guest',
    ['POST /products/{id}/report', 'POST /products/{id}/reviews/{reviewId}/report'],
  ],
  'review-replies': [300, 3_600, 10, 'account', ['PUT /seller/reviews/{id}/reply']],
  reviews: [120, 3_600, 10, 'account', ['POST /products/{id}/reviews']],
  'seller-appeals': [
    30,
    3_600,
    5,
    'account',
    ['POST /seller/standing/{id}/appeal', 'POST /seller/suspension/answer'],
  ],
  'seller-documents': [
    60,
    60,
    5,
    'account',
    ['GET /seller/orders/{id}/proof', 'GET /seller/orders/{id}/receipt', 'GET /seller/parcels/{id}/photo'],
  ],
  'seller-orders': [
    600,
    60,
    20,
    'account',
    [
      'POST /seller/orders/accept',
      'POST /seller/orders/{id}/ask-address',
      'POST /seller/orders/{id}/cannot-fulfil',
      'POST /seller/parcels/{id}/address',
      'POST /seller/parcels/{id}/at-point',
      'POST /seller/parcels/{id}/delivered',
      'POST /seller/parcels/{id}/handed-over',
      'POST /seller/parcels/{id}/lost',
      'POST /seller/parcels/{id}/packed',
      'POST /seller/parcels/{id}/photo',
      'POST /seller/parcels/{id}/returned',
      'POST /seller/parcels/{id}/returning',
      'POST /seller/parcels/{id}/undo',
    ],
  ],
  'seller-products': [
    600,
    60,
    20,
    'account',
    [
      'PATCH /seller/products/{id}',
      'POST /seller/products',
      'POST /seller/products/{id}/appeal',
      'POST /seller/products/{id}/copy',
      'POST /seller/products/{id}/hide',
      'POST /seller/products/{id}/preview',
      'POST /seller/products/{id}/publish',
      'POST /seller/products/{id}/remove',
    ],
  ],
  'seller-shop': [
    60,
    60,
    10,
    'account',
    [
      'POST /seller/subscription/change',
      'POST /seller/subscription/end',
      'POST /seller/subscription/resume',
      'POST /seller/terms/answer',
      'PUT /seller/details',
      'PUT /seller/emails',
      'PUT /seller/holiday',
      'PUT /seller/hours',
    ],
  ],
  'seller-stock': [
    120,
    60,
    10,
    'account',
    [
      'POST /seller/imports/{id}/apply',
      'POST /seller/imports/{id}/columns',
      'POST /seller/prices',
      'POST /seller/stock/counts',
      'POST /seller/stock/moves',
    ],
  ],
  'shop-export': [20, 3_600, 1, 'account', ['GET /shop/export']],
  'staff-challenges': [60, 900, 1, 'address', ['POST /admin/session/options']],
  'staff-invitations': [
    20,
    900,
    1,
    'address',
    ['POST /admin/invitations/accept', 'POST /admin/invitations/open'],
  ],
  'staff-sign-in': [20, 900, 1, 'address', ['POST /admin/session/passkey', 'POST /admin/session/password']],
  'support-code': [20, 3_600, 1, 'account', ['POST /user/support']],
  'support-views': [30, 900, 1, 'address', ['POST /admin/support-views']],
  upload: [
    20,
    3_600,
    1,
    'account',
    ['POST /s3/answerPhotos', 'POST /s3/disputePhotos', 'POST /s3/reviewPhotos', 'POST /s3/updateLogo'],
  ],
  'upload-documents': [30, 3_600, 1, 'account', ['POST /s3/document']],
  'upload-parcels': [200, 3_600, 1, 'account', ['POST /s3/parcelPhoto']],
  'upload-products': [400, 3_600, 1, 'account', ['POST /s3/upload']],
  verify: [30, 60, 5, 'account', ['GET /orders/verify']],
  webhook: [6_000, 60, 30, 'address', ['POST /webhooks/paystack']],
  wishlist: [120, 60, 10, 'account', ['POST /wishlist/remove', 'POST /wishlist/save']],
}

const everywhere: readonly Endpoint[] = [...endpoints, ...adminEndpoints]
const limited = everywhere.flatMap(({ method, path, limits = {} }) =>
  Object.entries(limits).map(([counted, limit]) => ({ ...limit, counted, call: `${method} ${path}` })),
)

test.each(Object.entries(PROMISED))('T20 the rate limit %s is the promised one', (name, promised) => {
  const [max, seconds, lease, counted, calls] = promised
  const found = limited.filter((limit) => limit.name === name)

  for (const limit of found) expect(limit).toMatchObject({ max, seconds, lease, counted })
  expect(found.map(({ call }) => call).toSorted()).toEqual(calls.toSorted())
})

test('T20 every rate limit of a contract is in this table', () => {
  expect([...new Set(limited.map(({ name }) => name))].toSorted()).toEqual(Object.keys(PROMISED).toSorted())
})
