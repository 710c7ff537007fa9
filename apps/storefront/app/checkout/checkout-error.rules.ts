import { ApiError, messageOf } from '@ahia/contracts/api-error'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { fieldsOf, isAmount, isText } from '@ahia/web/storage/stored-fields'
import type { CheckoutItem } from './checkout-item.ts'

/** CHK-05: the error of a failed request. */
export type CheckoutError = {
  /** The server's message if it had one. */
  message: string
  code: ErrorCode | null
  /** Details per item: 'Honey: was ₦2,800, now ₦3,000'. */
  notes: readonly string[]
  /** Names of the items that the error is about, where it has some. */
  named: readonly string[]
  advice: string | null
  wayOut: 'cart' | 'orders' | null
}

type Advice = Pick<CheckoutError, 'advice' | 'wayOut'>

const ADVICE: Partial<Record<ErrorCode, Advice>> = {
  OUT_OF_STOCK: {
    advice: "You haven't been charged. Reduce the quantity or remove the item.",
    wayOut: 'cart',
  },
  OUTSIDE_DELIVERY_AREA: {
    advice: "You haven't been charged. Change the address, or go back and leave the item out.",
    wayOut: 'cart',
  },
  SHOP_ON_HOLIDAY: {
    advice: "You haven't been charged. Leave its items out, or order again when the shop is back.",
    wayOut: 'cart',
  },
  PRICE_CHANGED: { advice: 'Tap the button again to continue with these prices.', wayOut: null },
  CART_ITEM_NOT_FOUND: { advice: "Your order wasn't placed because your cart has changed.", wayOut: 'cart' },
  PRODUCT_NOT_FOUND: { advice: "Your order wasn't placed.", wayOut: 'cart' },
  PRODUCT_GONE: { advice: "Your order wasn't placed.", wayOut: 'cart' },
  TOO_MANY_UNPAID: { advice: 'Pay for one of your orders or cancel it first.', wayOut: 'orders' },
  AMOUNT_LIMIT: { advice: 'Change the quantity, or split it into several orders.', wayOut: 'cart' },
  ALREADY_PAID: { advice: "There's nothing left to pay.", wayOut: 'orders' },
  ORDER_EXPIRED: { advice: 'Recalculate the total to hold the items again.', wayOut: null },
  ORDER_NOT_FOUND: { advice: 'Recalculate the total.', wayOut: null },
  PARTIAL_CHECKOUT: { advice: 'Recalculate the total.', wayOut: null },
}

const NO_ADVICE: Advice = { advice: null, wayOut: null }

/** After these errors the orders of the total can no longer be paid: it has to be recalculated. */
const TOTAL_IS_OVER: readonly (ErrorCode | null)[] = [
  'ALREADY_PAID',
  'ORDER_EXPIRED',
  'ORDER_NOT_FOUND',
  'OUT_OF_STOCK',
  'PARTIAL_CHECKOUT',
]

/** These errors say that the cart on the screen is outdated. */
const CART_OUTDATED: readonly (ErrorCode | null)[] = ['CART_ITEM_NOT_FOUND', 'OUT_OF_STOCK', 'PRICE_CHANGED']

export const endsTotal = ({ code }: CheckoutError): boolean => TOTAL_IS_OVER.includes(code)
export const isCartOutdated = ({ code }: CheckoutError): boolean => CART_OUTDATED.includes(code)

/** The request failed without an answer of the server, for example for lack of a network. */
export const hasNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.status === null

/** `fallback` is the message for a failure that has none. */
export function toCheckoutError(
  error: unknown,
  items: readonly CheckoutItem[],
  fallback: string,
): CheckoutError {
  const [code, details] = error instanceof ApiError ? [error.code, error.details] : [null, null]
  return {
    message: messageOf(error, fallback),
    code,
    notes: notesIn(details, items),
    named: namesIn(details),
    ...((code && ADVICE[code]) ?? NO_ADVICE),
  }
}

/**
 * The old and new price of each changed line, from the error's `details`: the message only says that prices have changed.
 * For sold-out items the message says everything.
 */
function notesIn(details: unknown, items: readonly CheckoutItem[]): string[] {
  const named = fieldsOf(details).items
  if (!Array.isArray(named)) return []
  return named.map(fieldsOf).flatMap(({ itemId, was, now }) => {
    const name = items.find(({ id }) => id === itemId)?.name
    return name && isAmount(was) && isAmount(now) ? [`${name}: was ${inNaira(was)}, now ${inNaira(now)}`] : []
  })
}

function namesIn(details: unknown): string[] {
  const named = fieldsOf(details).items
  return Array.isArray(named) ? named.map((item) => fieldsOf(item).name).filter(isText) : []
}

const inNaira = (naira: number): string => formatNaira(fromNaira(naira))
