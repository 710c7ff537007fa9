import { randomUUID } from 'node:crypto'
import type { OrderId, ParcelId } from '@ahia/contracts/ids'
import { getDeliveryCode } from '@ahia/contracts/orders'
import { getSellerOrder } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { moveClock } from '@ahia/testing/orders/move-clock'
import { addProduct } from '#catalog/add-product.ts'
import type { NewProduct } from '#catalog/new-product.ts'
import { followDeadlines } from '#orders/deadlines/follow-deadlines.ts'
import { createLog } from '#platform/log.ts'
import { aProduct } from './builders.ts'
import { send } from './customer.ts'
import { aBuyer, anOrder, type Buyer } from './order-fixture.ts'
import { readData } from './read-data.ts'
import { readError } from './read-error.ts'
import { aShopOwnerWithShop } from './shop-owner.ts'
import type { TestApi } from './test-api.ts'

export const now = (): string => new Date().toISOString()

let sellers = 0

/** The owner of an approved shop with something to sell, from a network of their own. */
export async function aSeller(api: TestApi, product: Partial<NewProduct> = {}) {
  const owner = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const { token, shopId } = owner
  const network = `10.9.${++sellers >> 8}.${sellers & 255}`
  const thing = aProduct({ name: 'Shea butter, raw', stock: 10, ...product, shopId })
  await api.db.transaction((tx) => addProduct(tx, thing))
  const get = (path: string) => send(api, `/seller${path}`, { token, network })
  const post = (path: string, body: unknown) => send(api, `/seller${path}`, { token, body, network })
  return {
    ...owner,
    thing: { productId: thing.id, shopId },
    get,
    post,
    /** With a new key and the present time. */
    act: (path: string, body: object = {}) => post(path, { requestKey: randomUUID(), at: now(), ...body }),
    errorOf: async (path: string, body: object = {}) =>
      readError(await post(path, { requestKey: randomUUID(), at: now(), ...body })),
    order: async (orderId: OrderId): Promise<SellerOrder> =>
      (await readData(getSellerOrder, await get(`/orders/${orderId}`))).order,
  }
}

type Seller = Awaited<ReturnType<typeof aSeller>>
export type Sale = { seller: Seller; buyer: Buyer; orderId: OrderId; parcelId: ParcelId }

type SaleOptions = {
  seller?: Seller
  buyer?: Buyer
  deliveryWay?: 'DOORDELIVERY' | 'PICKUP'
  quantity?: number
}

/** A paid order and its new parcel. */
export async function aSale(api: TestApi, { seller, buyer, ...options }: SaleOptions = {}): Promise<Sale> {
  const [of, by] = [seller ?? (await aSeller(api)), buyer ?? (await aBuyer(api))]
  const orderId = await anOrder(api, by, of.thing, { status: 'PAID', ...options })
  const { parcel } = await of.order(orderId)
  return { seller: of, buyer: by, orderId, parcelId: parcel._id }
}

export const HAND_OVER = { carrier: 'Own rider' }

/** The same, on its way. */
export async function aSentSale(api: TestApi, options: SaleOptions = {}): Promise<Sale> {
  const sale = await aSale(api, options)
  const answer = await sale.seller.act(`/parcels/${sale.parcelId}/handed-over`, HAND_OVER)
  if (answer.status !== 200) throw new Error(await answer.text())
  return sale
}

export const codeOf = async ({ buyer, orderId }: Sale) =>
  readData(getDeliveryCode, await buyer.get(`/orders/${orderId}/delivery-code`))

/** A code that is not the parcel's. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const passTime = ({ pool }: TestApi, span: string): Promise<void> => moveClock(pool, span)

/** Runs what the market does by itself when time has passed. */
export const letMarketAct = ({ db }: TestApi): Promise<void> =>
  followDeadlines({ db, log: createLog('silent') })

/** So much time passes, a day at a time, and the market acts each day. */
export async function passDays(api: TestApi, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    await passTime(api, '1 day')
    await letMarketAct(api)
  }
}

/** What a shop was told, as 'ORDER_PAID'; first things first. */
export async function newsFor({ pool }: TestApi, { seller, orderId }: Pick<Sale, 'seller' | 'orderId'>) {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from shop_news where shop_id = $1 and order_id = $2 order by id',
    [seller.shopId, orderId],
  )
  return rows.map(({ kind }) => kind)
}
