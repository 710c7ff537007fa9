import { addToCart, reduceQuantity, removeFromCart } from '@ahia/contracts/cart'
import { checkout } from '@ahia/contracts/checkout'
import type { Endpoint } from '@ahia/contracts/endpoint'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { updateProfile } from '@ahia/contracts/user'
import { saveItems } from '@ahia/contracts/wishlist'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listBadValues } from '../../../../test/bad-values.ts'
import { DomainError } from '../../domain-error.ts'
import type { Fault } from '../http.errors.ts'
import { accepts } from './accepts.ts'

/** What the endpoint answers to input that it rejects; null when it accepts it. */
async function errorOf(endpoint: Endpoint, input: { body?: unknown; query?: string }) {
  const app = new Hono()
    .onError((error, c) =>
      error instanceof DomainError
        ? c.json({ message: error.message, details: error.details }, 422)
        : c.text(`${error.stack}`, 500),
    )
    .all('/', accepts(endpoint), (c) => c.text('accepted'))
  const response = await app.request(`/?${input.query ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input.body ?? {}),
  })
  if (response.status === 200) return null
  return errorSchema.parse(await response.json())
}

const errorSchema = z.object({
  message: z.string(),
  details: z.array(z.object({ path: z.string(), rule: z.string(), message: z.string() })),
})

const OF_A_VALIDATOR =
  /too (?:small|big)|invalid input|expected|received|undefined|\bnull\b|NaN|[<>=]|\w+\.\w+:|^\w+: /i

const withInput = endpoints.filter(({ body, query }) => body ?? query)

test.each(withInput.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'ERR-02 every error for invalid input to %s is a sentence that people understand',
  async (_name, endpoint) => {
    const faults: Fault[] = []
    for (const error of await listErrors(endpoint)) {
      expect(error.message).toBe(error.details[0]?.message)
      faults.push(...error.details)
    }

    expect(faults.length).toBeGreaterThan(0)
    for (const { rule, message } of faults) {
      if (rule === 'too_big') expect(message).toMatch(/at most|1 to 5/)
      expect(message).toMatch(/^[A-Z]/)
      expect(message).not.toMatch(OF_A_VALIDATOR)
    }
  },
)

async function listErrors({ params: _, body, query, ...rest }: Endpoint) {
  const bodies = body ? listBadValues(body) : []
  const queries = query ? listBadValues(query).filter((value) => typeof value === 'object') : []
  const errors = await Promise.all([
    ...bodies.map((value) => errorOf({ ...rest, ...(body && { body }) }, { body: value })),
    ...queries.map((value) => errorOf({ ...rest, ...(query && { query }) }, { query: toQuery(value) })),
  ])
  return errors.filter((error) => error !== null)
}

const toQuery = (values: unknown): string =>
  Object.entries(Object(values))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(`${value}`)}`)
    .join('&')

const ID = '0198a000-0000-7000-8000-000000000001'
const SELECT_ONE = 'Please select at least one item to proceed to checkout'
const FILL_IN = 'Please fill in all required delivery information'
const ADDRESS = { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' }
const HOME_DELIVERY = { type: 'DOORDELIVERY', region: 'ENUGU', address: ADDRESS }
const at = (address: object) => ({
  items: [ID],
  delivery: { ...HOME_DELIVERY, address: { ...ADDRESS, ...address } },
})

test.each<[words: string, endpoint: Endpoint, input: { body?: unknown; query?: string }]>([
  ['Product ID is required', addToCart, { body: { quantity: 1 } }],
  ['Product ID is required', addToCart, { body: { productId: '', quantity: 1 } }],
  ['Product ID is required', addToCart, { body: { productId: null, quantity: 1 } }],
  ['Product ID is required', removeFromCart, { body: {} }],
  ['Product ID is required', reduceQuantity, { body: {} }],
  ['Product ID is required', saveItems, { body: { productIds: [null] } }],
  [
    'Product ID is required',
    checkout,
    { body: { isDirectOrder: true, items: { quantity: 1 }, delivery: HOME_DELIVERY } },
  ],
  ['Product ID is not valid', addToCart, { body: { productId: 'suya', quantity: 1 } }],
  ['Quantity must be at least 1', addToCart, { body: { productId: ID, quantity: 0 } }],
  ['Quantity must be a whole number', addToCart, { body: { productId: ID, quantity: 1.5 } }],
  ['The field price is not known', addToCart, { body: { productId: ID, quantity: 1, price: 1 } }],
  ['At least one order ID is required', payOrders, { body: { orderIds: [] } }],
  ['At least one order ID is required', payOrders, { body: {} }],
  ['Order ID is not valid', payOrders, { body: { orderIds: ['1'] } }],
  [SELECT_ONE, checkout, { body: { items: [], delivery: HOME_DELIVERY } }],
  [SELECT_ONE, checkout, { body: { delivery: HOME_DELIVERY } }],
  ['Send at most 100 items', checkout, { body: { items: Array(101).fill(ID), delivery: HOME_DELIVERY } }],
  ['Street must have at most 200 characters', checkout, { body: at({ street: 'a'.repeat(201) }) }],
  [FILL_IN, checkout, { body: { items: [ID] } }],
  [FILL_IN, checkout, { body: { items: [ID], delivery: { ...HOME_DELIVERY, address: undefined } } }],
  [FILL_IN, checkout, { body: at({ street: ' ' }) }],
  [FILL_IN, checkout, { body: at({ city: undefined }) }],
  [FILL_IN, checkout, { body: { items: [ID], delivery: { type: 'PICKUP', region: '' } } }],
  ['Currently, we only deliver within Nigeria', checkout, { body: at({ country: 'GHANA' }) }],
  [
    'We currently deliver to these states only: ENUGU, LAGOS, ABUJA, PORT HARCOURT, EDO',
    checkout,
    { body: at({ state: 'KANO' }) },
  ],
  ['Invalid Payment Reference', verifyPayment, { query: 'ref=' }],
  ['Name is required', updateProfile, { body: { name: '' } }],
  ['Telephone is required', updateProfile, { body: { phone: ' ' } }],
  ['Street is required', updateProfile, { body: { address: { street: '' } } }],
  ['City is required', updateProfile, { body: { address: { city: '' } } }],
  ['State is required', updateProfile, { body: { address: { state: '' } } }],
  ['Country is required', updateProfile, { body: { address: { country: '' } } }],
  ['Name must have at most 200 characters', updateProfile, { body: { name: 'a'.repeat(201) } }],
  ['Business Name is required', updateShopProfile, { body: {} }],
])('ERR-02 the first message is: %s (%#)', async (words, endpoint, input) => {
  expect((await errorOf(endpoint, input))?.message).toBe(words)
})

test('PAY-02 a name sent by the caller never becomes words that the payment page takes for success', async () => {
  for (const query of [
    'alreadyVerified=1',
    'already verified=1',
    'already_verified=1&already_verified=1',
    'notPending=%00',
  ]) {
    const error = await errorOf(verifyPayment, { query })
    expect(error).not.toBeNull()
    expect(JSON.stringify(error)).not.toMatch(/already verified|not pending/i)
  }
})
