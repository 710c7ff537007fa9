import type { OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { ikejaGadgetLane } from '@ahia/demo-market/shops/tech/ikeja-gadget-lane'
import { isId, newId } from '#platform/ids.ts'
import { aBuyer, anOrder, type Buyer, goBack } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import type { Market, MarketProduct } from './market.ts'

type PlannedOrder = {
  /** The last eight characters of its id. */
  short: string
  status: OrderStatus
  isOf: (product: MarketProduct) => boolean
  placedDaysAgo: number
}

const [gadget] = ikejaGadgetLane.products

/** Whose orders the questions about tracking are asked for. */
const PEOPLE: Record<Who, readonly PlannedOrder[]> = {
  ada: [
    { short: '4f2a91c0', status: 'SHIPPED', isOf: ({ name }) => name === gadget?.name, placedDaysAgo: 3 },
    {
      short: '7be01d22',
      status: 'DELIVERED',
      isOf: ({ category }) => category === 'FOOD',
      placedDaysAgo: 20,
    },
    { short: 'c0ffee12', status: 'PENDING', isOf: ({ category }) => category === 'PET', placedDaysAgo: 0 },
  ],
  bola: [
    { short: '91aa77e3', status: 'PAID', isOf: ({ category }) => category === 'TECH', placedDaysAgo: 1 },
  ],
}

type Who = 'ada' | 'bola'
type Person = { token: string; orderIds: OrderId[] }
export type People = Record<Who, Person>

/** New customers with orders whose numbers are always the same: what one customer may ask in an hour is limited. */
export async function placePeople(api: TestApi, market: Market): Promise<People> {
  return { ada: await placePerson(api, market, 'ada'), bola: await placePerson(api, market, 'bola') }
}

async function placePerson(api: TestApi, market: Market, who: Who): Promise<Person> {
  const buyer = await aBuyer(api)
  const orderIds: OrderId[] = []
  for (const planned of PEOPLE[who]) orderIds.push(await placeOrder(api, market, buyer, planned))
  return { token: buyer.token, orderIds }
}

async function placeOrder(
  api: TestApi,
  { products }: Market,
  buyer: Buyer,
  { short, status, isOf, placedDaysAgo }: PlannedOrder,
): Promise<OrderId> {
  for (const product of products.filter(isOf)) {
    const choice = findChoice(product)
    if (choice === null) continue
    const id = withEnding(short)
    const thing = { productId: product._id, shopId: product.shopId._id }
    await anOrder(api, buyer, thing, { ...choice, id, status, quantity: 1, name: product.name })
    await goBack(api, id, placedDaysAgo * 24 * 60)
    return id
  }
  throw new Error(`There is nothing to order for ${short}`)
}

/** The first that can be bought; null when all is sold out. */
function findChoice({ variants: [group], baseQuantity }: MarketProduct) {
  if (!group) return baseQuantity > 0 ? { variantId: null, optionId: null } : null
  for (const {
    _id: variantId,
    quantity,
    options: [optionGroup],
  } of group.variantValues) {
    const option = optionGroup?.optionValues.find((one) => one.quantity > 0)
    if (option) return { variantId, optionId: option._id }
    if (!optionGroup && quantity > 0) return { variantId, optionId: null }
  }
  return null
}

function withEnding(short: string): OrderId {
  const id = newId().slice(0, -short.length) + short
  if (!isId<OrderId>(id)) throw new Error(`${short} cannot end an id`)
  return id
}
