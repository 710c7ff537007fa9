import type { Order, OrderStatus } from '@ahia/contracts/order-shapes'
import { splitWords } from '#catalog/search-query.rules.ts'
import { orderNumber } from '#orders/receipt.rules.ts'

/** Some of the orders, or a word for what there is none of. */
export type Narrowed = { orders: readonly Order[]; missing: string | null }

type Narrowing = {
  said: RegExp
  fits: (order: Order) => boolean
  /** What is not there, in 'You have no …'; null where all orders are told instead. */
  missing: string | null
}

const has =
  (...statuses: readonly OrderStatus[]) =>
  ({ status }: Order): boolean =>
    statuses.includes(status)

/** Orders that something still happens with. */
const isOpen = has('PENDING', 'PAID', 'SHIPPED', 'DISPUTED')
const isComing = has('PAID', 'SHIPPED')
const isGoingBack = (order: Order): boolean => order.refund !== null || has('REFUNDED', 'DISPUTED')(order)

/** The first that is said. */
const NARROWINGS: readonly Narrowing[] = [
  {
    said: /\b(?:unpaid|owe|owing|not paid|havent paid|have not (?:yet )?paid|never (?:yet )?(?:pay|paid)|no pay|no never pay|yet to pay|(?:still|need to|have to|supposed to|must) pay|waiting (?:for|to be) (?:payment|paid)|pending|awaiting payment)\b/,
    fits: has('PENDING'),
    missing: 'order that waits for payment',
  },
  {
    said: /\b(?:which|what|any|orders?)\b.*\b(?:can|fit|could)\b.*\bcancel\b/,
    fits: ({ actions }) => actions.includes('CANCEL'),
    missing: 'order that can still be cancelled',
  },
  {
    said: /\b(?:cancelled|canceled) orders?\b|\borders?\b.*\b(?:were|was|been|got|i) (?:cancelled|canceled)\b/,
    fits: has('CANCELLED'),
    missing: 'cancelled order',
  },
  {
    said: /\b(?:where|when|status|has|have|did|track|received?|any)\b.*\brefund\w*|\brefund\w*\b.*\b(?:where|when|status|reach|come|enter|yet)\b/,
    fits: isGoingBack,
    missing: 'refund under way',
  },
  {
    said: /\b(?:dispute|complaint|problem) i (?:reported|made|opened)\b|\bmy (?:dispute|complaint)\b/,
    fits: has('DISPUTED'),
    missing: 'complaint that is being looked into',
  },
  {
    said: /^(?!.*\b(?:not|never|yet|has|have not|no|when|will|did)\b).*\b(?:delivered|arrived|completed|received) (?:orders?|ones?)\b|^(?!.*\b(?:not|never|yet|no|when|will)\b).*\b(?:which|what|all|list|show|orders?)\b.*\b(?:have|has|been|were|don|already)\b.*\b(?:delivered|arrived|completed|received|reach|come)\b/,
    fits: has('DELIVERED'),
    missing: 'delivered order',
  },
  {
    said: /\bwhen (?:did|was|were)\b.*\b(?:deliver\w*|arriv\w*|come|came|reach\w*|receive\w*|bring)\b|\b(?:return|exchange|complain\w*|damaged?|spoil\w*|faulty|broken)\b|\bwhich ones? (?:don|has|have) reach/,
    fits: has('DELIVERED'),
    missing: null,
  },
  {
    said: /\b(?:which|any|what|orders?)\b.*\b(?:on (?:the|its|their) way|in transit|for road|shipped)\b/,
    fits: isComing,
    missing: 'order on its way',
  },
  {
    said: /\b(?:on (?:the|its|their) way|transit|road|ship\w*|dispatch\w*|arriv\w*|reach\w*|come|coming|came|expect\w*|late|delay\w*|how long|when)\b/,
    fits: isComing,
    missing: null,
  },
]

const NEWEST = /\b(?:last|latest|newest|most recent|recent) (?:order|parcel|purchase)\b/
const OLDEST = /\b(?:first|oldest) (?:order|purchase)\b/

/** Those of somebody's orders that the words mean; open ones first, else in the order given (the newest first). */
export function narrowOrders(all: readonly Order[], text: string): Narrowed {
  const opened = [...all.filter(isOpen), ...all.filter((order) => !isOpen(order))]
  if (NEWEST.test(text)) return { orders: all.slice(0, 1), missing: null }
  if (OLDEST.test(text)) return { orders: all.slice(-1), missing: null }
  const named = findNamed(opened, text)
  if (named.length > 0) return { orders: named, missing: null }
  const narrowing = NARROWINGS.find(({ said }) => said.test(text))
  const fitting = narrowing ? opened.filter(narrowing.fits) : []
  if (fitting.length > 0) return { orders: fitting, missing: null }
  return narrowing?.missing ? { orders: [], missing: narrowing.missing } : { orders: opened, missing: null }
}

/** Too common in names of goods and shops, or said of every order. */
const SAYS_NOTHING =
  /^(?:the|and|for|you|has|was|are|did|not|yet|now|don|una|get|can|how|pls|far|all|any|who|why|out|our|one|two|new|its|per|with|from|that|this|have|order|orders|shop|store|market|delivery|delivered|paid|pack|package|parcel|small|large|black|white|please|hub|house|home|free|status|when|where|time|days?|items?|goods|good|best|show|tell|check|want|know|need|help|last|track|come|reach|ship|shipped|arrive|cancel|return|refund|money|still|already|yesterday|today|what|which|your|mine|about|happen|happened|happening|been|will)$/
const LONG_ENOUGH = 3

/** 'my order from Gadget Lane', 'the fan I bought': those whose shop or goods bear a word that was said, the most words first. */
function findNamed(orders: readonly Order[], text: string): Order[] {
  const words = new Set(
    splitWords(text).filter((word) => word.length >= LONG_ENOUGH && !SAYS_NOTHING.test(word)),
  )
  const counted = orders.map((order) => ({ order, count: countShared(order, words) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const named = most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ order }) => order)
  return named.length === orders.length ? [] : named
}

function countShared({ shop, items }: Order, words: ReadonlySet<string>): number {
  const own = new Set(splitWords([shop.name, ...items.map(({ name }) => name)].join(' ')).map(stem))
  return [...words].filter((word) => own.has(stem(word)) || endsOne(own, stem(word))).length
}

/** 'phone' is the end of 'smartphone'. */
const endsOne = (own: ReadonlySet<string>, word: string): boolean =>
  word.length > LONG_ENOUGH && [...own].some((longer) => longer.endsWith(word))

const stem = (word: string): string => word.replace(/(?:es|s)$/, '')

/** Which of these numbers none of the orders bears. */
export const countUnknown = (numbers: readonly string[], orders: readonly Order[]): number =>
  numbers.filter((number) => !orders.some(({ _id }) => orderNumber(_id) === number)).length
