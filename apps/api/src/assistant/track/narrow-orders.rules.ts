import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { orderNumber } from '@ahia/rules/order-number'
import { findNamed, type ProductKinds } from './named-orders.rules.ts'
import { toTimeSpan } from './order-time.rules.ts'

/** Some of the orders, or a word for what there is none of. */
export type NarrowedOrders = { orders: readonly Order[]; missing: string | null }

type Narrowing = {
  message: RegExp
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
    message:
      /\b(?:unpaid|owe|owing|not paid|havent paid|have not (?:yet )?paid|never (?:yet )?(?:pay|paid)|no pay|no never pay|yet to pay|(?:still|need to|have to|supposed to|must) pay|waiting (?:for|to be) (?:payment|paid)|pending|awaiting payment)\b/,
    fits: has('PENDING'),
    missing: 'order waiting for payment',
  },
  {
    message:
      /\b(?:which|what|any|all|list|show)\b.*\b(?:not|never|yet to|no|undelivered)\b(?: \w+){0,2} (?:deliver\w*|arriv\w*|reach\w*|come|received?)\b|\bundelivered\b/,
    fits: isOpen,
    missing: 'order that is still to come',
  },
  {
    message: /\b(?:which|what|any|orders?)\b.*\b(?:can|fit|could)\b.*\bcancel\b/,
    fits: ({ actions }) => actions.includes('CANCEL'),
    missing: 'order that can still be cancelled',
  },
  {
    message:
      /\b(?:cancelled|canceled) orders?\b|\borders?\b.*\b(?:were|was|been|got|i) (?:cancelled|canceled)\b/,
    fits: has('CANCELLED'),
    missing: 'cancelled order',
  },
  {
    message:
      /\b(?:where|when|status|has|have|did|track|received?|any)\b.*\brefund\w*|\brefund\w*\b.*\b(?:where|when|status|reach|come|enter|yet)\b/,
    fits: isGoingBack,
    missing: 'refund in progress',
  },
  {
    message: /\b(?:dispute|complaint|problem) i (?:reported|made|opened)\b|\bmy (?:dispute|complaint)\b/,
    fits: has('DISPUTED'),
    missing: 'complaint under review',
  },
  {
    message:
      /^(?!.*\b(?:not|never|yet|has|have not|no|when|will|did)\b).*\b(?:delivered|arrived|completed|received) (?:orders?|ones?)\b|^(?!.*\b(?:not|never|yet|no|when|will)\b).*\b(?:which|what|all|list|show|orders?)\b.*\b(?:have|has|been|were|don|already)\b.*\b(?:delivered|arrived|completed|received|reach|come)\b/,
    fits: has('DELIVERED'),
    missing: 'delivered order',
  },
  {
    message:
      /\bwhen (?:did|was|were)\b.*\b(?:deliver\w*|arriv\w*|come|came|reach\w*|receive\w*|bring)\b|\b(?:return|exchange|complain\w*|damaged?|spoil\w*|faulty|broken)\b|\bwhich ones? (?:don|has|have) reach/,
    fits: has('DELIVERED'),
    missing: null,
  },
  {
    message: /\b(?:which|any|what|orders?)\b.*\b(?:on (?:the|its|their) way|in transit|for road|shipped)\b/,
    fits: isComing,
    missing: 'order on its way',
  },
  {
    message:
      /\b(?:on (?:the|its|their) way|transit|road|ship\w*|dispatch\w*|arriv\w*|reach\w*|come|coming|came|expect\w*|late|delay\w*|how long|when)\b/,
    fits: isComing,
    missing: null,
  },
]

const COUNT = '(two|three|four|five|[2-9])'
const NEWEST = new RegExp(
  `\\b(?:${COUNT} )?(?:last|latest|newest|most recent|recent) (?:${COUNT} )?(?:\\w+ )?(?:orders?|parcels?|purchases?)\\b`,
)
const OLDEST = /\b(?:first|oldest) (?:ever )?(?:order|purchase)\b/
const SPELT: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

/** Those of somebody's orders that the words mean; open ones first, else in the order given (the newest first). */
export function narrowOrders(
  all: readonly Order[],
  { text, now, kinds }: { text: string; now: Date; kinds: ProductKinds },
): NarrowedOrders {
  const span = toTimeSpan(text, now)
  if (span === null) return narrowByWords(all, text, kinds)
  const then = all.filter(({ createdAt }) => {
    const at = new Date(createdAt)
    return at >= span.from && at < span.to
  })
  if (then.length === 0) return { orders: [], missing: `order ${span.called}` }
  const { orders } = narrowByWords(then, text, kinds)
  return { orders: orders.length > 0 ? orders : then, missing: null }
}

function narrowByWords(all: readonly Order[], text: string, kinds: ProductKinds): NarrowedOrders {
  const opened = [...all.filter(isOpen), ...all.filter((order) => !isOpen(order))]
  const newest = NEWEST.exec(text)
  const narrowing = NARROWINGS.find(({ message }) => message.test(text))
  if (newest) {
    const fitting = narrowing?.missing ? all.filter(narrowing.fits) : []
    return { orders: (fitting.length > 0 ? fitting : all).slice(0, countIn(newest)), missing: null }
  }
  if (OLDEST.test(text)) return { orders: all.slice(-1), missing: null }
  const named = findNamed(opened, text, kinds)
  if (named.length > 0) return { orders: named, missing: null }
  if (THING_BOUGHT.test(text)) return { orders: [], missing: 'order of that' }
  if (THING_COMING.test(text)) return { orders: opened, missing: null }
  const fitting = narrowing ? opened.filter(narrowing.fits) : []
  if (fitting.length > 0) return { orders: fitting, missing: null }
  return narrowing?.missing ? { orders: [], missing: narrowing.missing } : { orders: opened, missing: null }
}

/** 'my last order' is one, 'my last orders' a few. */
const A_FEW = 3
const countIn = ([message, before, behind]: RegExpExecArray): number => {
  const count = before ?? behind
  if (count === undefined) return message.endsWith('s') ? A_FEW : 1
  return SPELT.get(count) ?? Number(count)
}

/** 'did I ever buy a wig': of something in particular. */
const THING_BOUGHT =
  /\b(?:did|have) i (?:ever |really |actually )?(?:buy|bought|order|ordered|purchased?) (?:an? |the |any |some )?(?!anything|something|things?|orders?|any|from|in|last|this|here|today|yesterday|it|that|already|so|before|since|on)\w+/

/** 'did my food arrive': which order that is, its words do not tell. */
const THING_COMING =
  /\b(?:did|has|have|don) my (?!(?:last |recent )?(?:orders?|parcels?|packages?|goods|things?|items?|stuff|purchases?|delivery|load|money|refund)\b)\w+/

/** Which of these numbers none of the orders bears. */
export const countUnknown = (numbers: readonly string[], orders: readonly Order[]): number =>
  numbers.filter((number) => !orders.some(({ _id }) => orderNumber(_id) === number)).length
