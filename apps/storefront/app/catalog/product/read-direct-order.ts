import type { AddOnChoice } from '@ahia/rules/cart/cart-line'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart/cart-quantity'
import { fieldsOf, isAmount, isId, isText, isWholeNumber } from '@ahia/web/storage/stored-fields'
import { DIRECT_ORDER_KEY } from '../buy/buy-now.ts'

/** PDP-10: the item of Buy Now, as far as the checkout trusts the stored value. */
export type BuyNowItem = {
  id: string
  productId: string
  quantity: number
  selectedVariantId: string | null
  selectedOptionId: string | null
  selectedAddOns: readonly AddOnChoice[]
  price: number
}

/** The stored item after a reload or a login; null when there is none, or the browser blocks site data. */
export function readDirectOrder(): readonly BuyNowItem[] | null {
  try {
    return parseDirectOrder(JSON.parse(sessionStorage.getItem(DIRECT_ORDER_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Null when the value is not a direct order of ours. */
export function parseDirectOrder(json: unknown): readonly BuyNowItem[] | null {
  const { isDirectOrder, selectedItemsData } = fieldsOf(json)
  if (isDirectOrder !== true || !Array.isArray(selectedItemsData)) return null
  return selectedItemsData.map(parseChoice).filter((choice) => choice !== null)
}

function parseChoice(json: unknown): BuyNowItem | null {
  const { id, productId, quantity, price, ...rest } = fieldsOf(json)
  const { selectedVariantId = null, selectedOptionId = null } = rest
  const selectedAddOns = parseAddOns(rest.selectedAddOns)
  if (!isText(id) || !isId(productId) || !isQuantity(quantity) || !isAmount(price)) return null
  if (!isIdOrNull(selectedVariantId) || !isIdOrNull(selectedOptionId) || !selectedAddOns) return null
  return { id, productId, quantity, selectedVariantId, selectedOptionId, selectedAddOns, price }
}

function parseAddOns(json: unknown): readonly AddOnChoice[] | null {
  if (!Array.isArray(json)) return null
  const addOns = json.map(fieldsOf).flatMap(({ addOnId, quantity }) => {
    return isId(addOnId) && isQuantity(quantity) ? [{ addOnId, quantity }] : []
  })
  return addOns.length === json.length ? addOns : null // without one of its add-ons it would be a different item
}

const isIdOrNull = (value: unknown): value is string | null => value === null || isId(value)

const isQuantity = (value: unknown): value is number => isWholeNumber(value, 1, MAX_LINE_QUANTITY)
