import type { AddOnChoice } from '@ahia/rules/cart/cart-line'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart/cart-quantity'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { fieldsOf, isAmount, isId, isTime, isWholeNumber } from '@ahia/web/storage/stored-fields'
import { type GuestCart, type GuestLine, toCart, withLine } from './guest-cart.rules.ts'

/** Null when this is not a cart of ours. A single broken line is left out, and the count follows the lines. */
export function parseGuestCart(json: unknown): GuestCart | null {
  const { items, updatedAt } = fieldsOf(json)
  if (!Array.isArray(items)) return null
  const lines = items.map(parseLine).filter((line) => line !== null)
  return toCart(lines.reduce(withLine, NO_LINES), isTime(updatedAt) ? updatedAt : null)
}

const NO_LINES: readonly GuestLine[] = []

function parseLine(json: unknown): GuestLine | null {
  const { productId, quantity, selectedVariantId, selectedOptionId, price, addedAt, ...rest } = fieldsOf(json)
  const selectedAddOns = parseAddOns(rest.selectedAddOns)
  if (!isId(productId) || !isQuantity(quantity) || !selectedAddOns) return null
  if (!isIdOrNull(selectedVariantId) || !isIdOrNull(selectedOptionId)) return null
  if (!isAmount(price) || !isTime(addedAt)) return null
  const id = isId(rest.id) ? rest.id : newUuid() // lines of earlier versions had no id; it is stored with the next change
  return { id, productId, quantity, selectedVariantId, selectedOptionId, selectedAddOns, price, addedAt }
}

function parseAddOns(json: unknown): readonly AddOnChoice[] | null {
  if (!Array.isArray(json)) return null
  const addOns = json.map(parseAddOn).filter((addOn) => addOn !== null)
  return addOns.length === json.length ? addOns : null // without one of its add-ons it would be a different line
}

function parseAddOn(json: unknown): AddOnChoice | null {
  const { addOnId, quantity } = fieldsOf(json)
  return isId(addOnId) && isQuantity(quantity) ? { addOnId, quantity } : null
}

const isIdOrNull = (value: unknown): value is string | null => value === null || isId(value)

const isQuantity = (value: unknown): value is number => isWholeNumber(value, 1, MAX_LINE_QUANTITY)
