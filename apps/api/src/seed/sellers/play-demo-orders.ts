import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@ahia/contracts/accounts'
import { ApiError } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import { listProducts, type Product, showProduct } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import type { OrderId, ParcelId, ShopId } from '@ahia/contracts/ids'
import { getDeliveryCode } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import * as seller from '@ahia/contracts/seller/seller-orders'
import { saveShopDetails } from '@ahia/contracts/seller/shop-details'
import { saveShopHours } from '@ahia/contracts/seller/shop-hours'
import { loginShop } from '@ahia/contracts/shop-accounts'
import { PARCEL_STATUSES, type ParcelStatus } from '@ahia/reference/parcel-statuses'
import { USUAL_HOURS } from '@ahia/rules/parcels/opening-hours'
import { stableId } from '../stable-id.ts'
import { callUntilServed } from './call-until-served.ts'
import { DEMO_PASSWORD, DEMO_SELLERS } from './demo-sellers.ts'

export type DemoMarket = { url: string; sandboxUrl: string }
type Parties = { customer: Call; shop: Call }
type Placed = { orderId: OrderId; parcelId: ParcelId; reference: string }
/** An order that was brought to this state, and its customer. */
export type Played = { customer: Call; status: ParcelStatus; orderId: OrderId; reference: string }
type Play = (parties: Parties, placed: Placed) => Promise<unknown>

const stamp = () => ({ requestKey: randomUUID(), at: new Date().toISOString() })

const accept: Play = ({ shop }, { orderId }) =>
  shop(seller.acceptOrders, { requestKey: randomUUID(), ids: [orderId] })
const pack: Play = ({ shop }, { parcelId }) => shop(seller.packParcel, { id: parcelId, ...stamp() })
const handOver: Play = ({ shop }, { parcelId }) =>
  shop(seller.handOverParcel, { id: parcelId, ...stamp(), carrier: 'Own rider' })
const deliver: Play = async ({ shop, customer }, { orderId, parcelId }) => {
  const { code } = await customer(getDeliveryCode, { id: orderId })
  return shop(seller.deliverParcel, { id: parcelId, ...stamp(), code })
}
const ask: Play = ({ shop }, { orderId }) =>
  shop(seller.askAddress, { id: orderId, requestKey: randomUUID(), words: 'Which house number is it?' })
const toPoint: Play = ({ shop }, { parcelId }) => shop(seller.parcelAtPoint, { id: parcelId, ...stamp() })
const sendBack: Play = ({ shop }, { parcelId }) =>
  shop(seller.parcelReturning, { id: parcelId, ...stamp(), reason: 'NOBODY_THERE' })
const sendBackKeepingFee: Play = ({ shop }, { parcelId }) =>
  shop(seller.parcelReturning, { id: parcelId, ...stamp(), reason: 'NOBODY_THERE_TWICE' })
const receiveBack: Play = ({ shop }, { parcelId }) =>
  shop(seller.parcelReturned, { id: parcelId, ...stamp(), saleable: true })
const lose: Play = ({ shop }, { parcelId }) => shop(seller.parcelLost, { id: parcelId, ...stamp() })
const decline: Play = ({ shop }, { orderId }) =>
  shop(seller.cannotFulfil, { id: orderId, requestKey: randomUUID(), reason: 'SHOPPER_ASKED' })

/** Every state of a parcel can be looked at. */
const PLAYS: Record<ParcelStatus, readonly Play[]> = {
  NEW: [],
  ACCEPTED: [accept],
  PACKED: [accept, pack],
  WAITING_FOR_ADDRESS: [accept, ask],
  HANDED_OVER: [accept, pack, handOver],
  DELIVERED: [accept, pack, handOver, deliver],
  RETURNING: [accept, pack, handOver, sendBack],
  CANCELLED: [decline],
  AT_POINT: [accept, pack, handOver, toPoint],
  RETURNED: [accept, pack, handOver, sendBackKeepingFee, receiveBack],
  LOST: [accept, pack, handOver, lose],
}

/** A shop has several of what it works on. */
const ORDERS: readonly ParcelStatus[] = ['NEW', 'ACCEPTED', ...PARCEL_STATUSES]

const CITIES = {
  'Mama Nkechi Kitchen': { region: 'ENUGU', street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU' },
  'Gadget Yard': { region: 'ABUJA', street: '5 Adetokunbo Ademola Crescent', city: 'Abuja', state: 'ABUJA' },
} as const

/** Where somebody is selling. */
export const demoSellerWords = (url: string): string =>
  `${url}/seller (${DEMO_SELLERS.map(({ email }) => email).join(' or ')}, password ${DEMO_PASSWORD})`

/** Plays customer and shops through the API, at the sandbox, where no money moves. Once: a shop with an order is left alone. */
export async function playDemoOrders(market: DemoMarket): Promise<Played[]> {
  const played: Played[] = []
  for (const { shop: name, email, customer: buyer } of DEMO_SELLERS) {
    const customer = await signIn(market, async (call) => {
      const { user } = await call(login, { email: buyer.email, password: DEMO_PASSWORD })
      return user
    })
    const shop = await signIn(market, (call) => call(loginShop, { email, password: DEMO_PASSWORD }))
    const { orders } = await shop(seller.listSellerOrders, { tab: 'ALL', limit: 1 })
    if (orders.length > 0) continue
    await setUp(shop, name)
    const products = await listOwn(customer, name)
    for (const [place, status] of ORDERS.entries()) {
      const product = products[place % products.length]
      if (!product) continue
      const placed = await buy(
        market,
        { customer, shop },
        {
          product,
          name,
          receiver: { name: buyer.name, phone: buyer.phone },
          quantity: 1 + (place % 2),
          way: status === 'AT_POINT' ? 'PICKUP' : 'DOORDELIVERY',
        },
      )
      for (const play of PLAYS[status]) await play({ customer, shop }, placed)
      played.push({ customer, status, orderId: placed.orderId, reference: placed.reference })
    }
  }
  return played
}

/** SELL-05: a shop that sells has its first steps behind it. */
async function setUp(shop: Call, name: keyof typeof CITIES): Promise<void> {
  const request = () => ({ requestKey: randomUUID(), version: 0 })
  const { street = '', phone = null } = DEMO_SELLERS.find((one) => one.shop === name) ?? {}
  await shop(saveShopHours, { ...request(), days: [...USUAL_HOURS] })
  const nothing = { handOverPlace: null, tin: null, cacNumber: null }
  await shop(saveShopDetails, { ...request(), ...nothing, returnAddress: street, deliveryPhone: phone })
}

export const callAs = ({ url }: Pick<DemoMarket, 'url'>, token: string | null): Call =>
  callUntilServed(
    createCall({ fetch: (request) => fetch(request), baseUrl: url + API_PATH, token: () => token }),
  )

const signIn = async (market: DemoMarket, act: (call: Call) => Promise<{ token: string }>): Promise<Call> =>
  callAs(market, (await act(callAs(market, null))).token)

async function listOwn(call: Call, shop: string): Promise<Product[]> {
  const { products } = await call(listProducts, {
    shopId: stableId<ShopId>('shop', shop),
    inStock: 'true',
    limit: 6,
  })
  return Promise.all(products.map(async ({ _id }) => (await call(showProduct, { id: _id })).product))
}

type Purchase = {
  product: Product
  name: keyof typeof CITIES
  receiver: { name: string; phone: string }
  quantity: number
  way: 'DOORDELIVERY' | 'PICKUP'
}

async function buy(market: DemoMarket, { customer, shop }: Parties, purchase: Purchase): Promise<Placed> {
  const { region, ...place } = CITIES[purchase.name]
  const { orderIds } = await inTime(() =>
    customer(checkout, {
      isDirectOrder: true,
      delivery: {
        region,
        receiver: purchase.receiver,
        ...(purchase.way === 'PICKUP'
          ? { type: 'PICKUP' }
          : {
              type: 'DOORDELIVERY',
              info: 'Green gate after the mosque',
              address: { ...place, country: 'NIGERIA' },
            }),
      },
      items: [{ ...choiceOf(purchase.product), quantity: purchase.quantity }],
    }),
  )
  const { reference } = await customer(payOrders, { orderIds })
  await payAtSandbox(market, reference)
  await customer(verifyPayment, { ref: reference })
  const [orderId] = orderIds
  if (!orderId) throw new Error('An order without an id')
  const { order } = await shop(seller.getSellerOrder, { id: orderId })
  return { orderId, parcelId: order.parcel._id, reference }
}

/** T11: a customer who orders faster than people do waits, like everybody. */
async function inTime<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
    await pause(MINUTE_MS, undefined, { ref: false })
    return act()
  }
}

const MINUTE_MS = 60_000

/** The first choice of which there is enough. */
function choiceOf({ _id, variants }: Product) {
  const variant = variants[0]?.variantValues.find(({ quantity }) => quantity > 1)
  const option = variant?.options[0]?.optionValues.find(({ quantity }) => quantity > 1)
  return {
    productId: _id,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: option?._id ?? null,
    selectedAddOns: [],
  }
}

const payAtSandbox = (market: DemoMarket, reference: string): Promise<void> =>
  pullAtSandbox(market, 'pay', reference)

/** What a customer or their bank would do. */
export async function pullAtSandbox(
  { sandboxUrl }: DemoMarket,
  lever: 'pay' | 'dispute',
  reference: string,
): Promise<void> {
  const response = await fetch(`${sandboxUrl}/_control/${lever}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference }),
  })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`)
}
