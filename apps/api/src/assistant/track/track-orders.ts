import type { AccountId } from '@ahia/contracts/ids'
import { MAX_ORDERS_A_PAGE, MAX_SHOWN } from '@ahia/contracts/limits'
import type { Order } from '@ahia/contracts/shapes/order'
import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { orderNumber } from '@ahia/rules/order-number'
import { listWhole } from '#catalog/list-whole.ts'
import { listNumberedOrders } from '#orders/list-numbered-orders.ts'
import { listOrders } from '#orders/list-orders.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import { normalise } from '../facts/normalise.ts'
import type { Answer } from '../plan/tool.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import type { ProductKinds } from './named-orders.rules.ts'
import { countUnknown, type NarrowedOrders, narrowOrders } from './narrow-orders.rules.ts'
import { sayOrders, toOrderNews } from './say-orders.ts'
import { type OrderPointer, type TrackingRequest, toTrackingRequest } from './tracking-request.ts'

const SIGN_IN = 'Please sign in first. Then I can tell you where your own orders are, and only yours.'
const NOT_YOURS = "I only talk about your own orders, and can't show anything that belongs to another person."
const NOT_FOUND =
  "I can't find that number among your own orders. It has eight letters and digits, and you'll find it in Order History."
const NO_ORDERS = "You have no orders yet. Tell me what you're looking for and I'll find it for you."
const OTHERS_NOT_FOUND = " I can't find the other numbers among your own orders."

/** CHAT-06: says where the caller's own orders are. It only reads. */
export const trackOrders: Answer = async (deps, conversation) => {
  const request = toTrackingRequest(conversation)
  if (request === null) return null
  const { accountId } = conversation
  if (accountId === null) return textReply(SIGN_IN)
  if (request.which.of === 'somebody-else') return textReply(NOT_YOURS)
  if (request.which.of === 'unreadable-number') return textReply(NOT_FOUND)
  const { orders, missing } = await findCandidates(deps, {
    which: request.which,
    accountId,
    text: normalise(conversation.message),
    now: conversation.now,
  })
  if (orders.length === 0) return textReply(sayNothing(request, missing))
  return showFound(conversation, request, orders.slice(0, MAX_SHOWN))
}

type Candidates = { which: OrderPointer; accountId: AccountId; text: string; now: Date }

async function findCandidates(
  deps: AssistantDeps,
  { which, accountId, text, now }: Candidates,
): Promise<NarrowedOrders> {
  if (which.of === 'numbers' || which.of === 'thread') {
    const numbers = which.of === 'numbers' ? which.numbers : which.orderIds.map(orderNumber)
    const orders = await listNumberedOrders(deps, { accountId, numbers, limit: MAX_SHOWN })
    const kinds = await kindsOf(deps, orders)
    return {
      orders: which.of === 'thread' ? narrowThread(orders, { text, now, kinds }) : orders,
      missing: null,
    }
  }
  const { orders } = await listOrders(deps, { accountId, page: 1, limit: MAX_ORDERS_A_PAGE })
  if (which.of !== 'rest') return narrowOrders(orders, { text, now, kinds: await kindsOf(deps, orders) })
  return { orders: orders.filter(({ _id }) => !which.orderIds.includes(_id)), missing: null }
}

/** So that 'the food I bought' finds orders of food, whatever the products are called. */
async function kindsOf(deps: AssistantDeps, orders: readonly Order[]): Promise<ProductKinds> {
  const products = await listWhole(deps, [
    ...new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId))),
  ])
  return new Map(
    [...products].map(([id, { category, subCategory }]) => [
      id,
      `${subCategory} ${category === null ? '' : CATEGORY_NAMES[category].join(' ')}`,
    ]),
  )
}

/** 'the one I have not paid for': one of those that were shown; all of them when none is meant more than the rest. */
function narrowThread(shown: readonly Order[], stated: Parameters<typeof narrowOrders>[1]): readonly Order[] {
  const { orders } = narrowOrders(shown, stated)
  return orders.length > 0 ? orders : shown
}

function sayNothing({ which }: TrackingRequest, missing: string | null): string {
  if (which.of === 'numbers' || which.of === 'thread') return NOT_FOUND
  if (missing !== null) return `You have no ${missing}. All your orders are in Order History.`
  return which.of === 'rest' ? 'You have no other orders.' : NO_ORDERS
}

function showFound(
  { now }: Conversation,
  { which, concern }: TrackingRequest,
  orders: readonly Order[],
): Reply {
  const text = sayOrders({ orders, concern, now })
  const unknown = which.of === 'numbers' ? countUnknown(which.numbers, orders) : 0
  return textReply(unknown > 0 ? text + OTHERS_NOT_FOUND : text, {
    orders: orders.map((order) => toOrderNews(order, now)),
  })
}
