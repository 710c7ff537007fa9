import { ORDER_STATUSES } from '@ahia/contracts/shapes/order'
import { CATEGORIES } from '@ahia/reference/categories'
import { fieldsOf, isAmount, isId, isText, isTime, isWholeNumber } from '@ahia/web/storage/stored-fields'
import type {
  Exchange,
  ShownBasket,
  ShownComparison,
  ShownLine,
  ShownOrder,
  ShownProduct,
  ShownReply,
} from '../shown.ts'

/** Any script can write to browser storage, so a thread with anything in it that is not ours is dropped. */
export function parseThread(json: unknown): readonly Exchange[] {
  return parseAll(json, parseExchange) ?? []
}

function parseExchange(json: unknown): Exchange | null {
  const { id, message, reply } = fieldsOf(json)
  const parsed = parseReply(reply)
  return isCount(id) && isText(message) && parsed ? { id, message, reply: parsed } : null
}

function parseReply(json: unknown): ShownReply | null {
  const { text, comparison, askShop, basket, ...lists } = fieldsOf(json)
  const products = parseAll(lists.products, parseProduct)
  const orders = parseAll(lists.orders, parseOrder)
  const chips = parseAll(lists.chips, (one) => (isText(one) ? one : null))
  const compared = comparison === null ? null : parseComparison(comparison)
  const asked = askShop === null ? null : parseAskShop(askShop)
  const filled = basket === null ? null : parseBasket(basket)
  const isWhole =
    (comparison === null || compared) && (askShop === null || asked) && (basket === null || filled)
  if (!isText(text) || !products || !orders || !chips || !isWhole) return null
  return { text, products, comparison: compared, orders, chips, askShop: asked, basket: filled }
}

function parseAskShop(json: unknown): ShownReply['askShop'] {
  const { productId, shopName } = fieldsOf(json)
  return isId(productId) && isText(shopName) ? { productId, shopName } : null
}

function parseBasket(json: unknown): ShownBasket | null {
  const { lines: given, naira } = fieldsOf(json)
  const lines = parseAll(given, parseLine)
  return lines && isAmount(naira) ? { lines, naira } : null
}

function parseLine(json: unknown): ShownLine | null {
  const { productId, name, selectedVariantId, selectedOptionId, quantity, price } = fieldsOf(json)
  const hasChoice = isIdOrNull(selectedVariantId) && isIdOrNull(selectedOptionId)
  if (!isId(productId) || !isText(name) || !hasChoice || !isCount(quantity) || !isAmount(price)) return null
  return { productId, name, selectedVariantId, selectedOptionId, quantity, price }
}

const isIdOrNull = (value: unknown): value is string | null => value === null || isId(value)

function parseProduct(json: unknown): ShownProduct | null {
  const { id, name, image, category: named, naira, isFrom, isSoldOut, ...rest } = fieldsOf(json)
  const { rating, reviews, shopName } = rest
  const category = CATEGORIES.find((one) => one === named)
  const hasTexts = isId(id) && isText(name) && isText(shopName) && (image === null || isText(image))
  const hasNumbers = isAmount(naira) && isAmount(rating) && isCount(reviews)
  if (!hasTexts || !hasNumbers || !category || typeof isFrom !== 'boolean' || typeof isSoldOut !== 'boolean')
    return null
  return { id, name, image, category, naira, isFrom, isSoldOut, rating, reviews, shopName }
}

function parseComparison(json: unknown): ShownComparison | null {
  const { products: given, rows: lines } = fieldsOf(json)
  const products = parseAll(given, (one) => {
    const { id, name } = fieldsOf(one)
    return isId(id) && isText(name) ? { id, name } : null
  })
  const rows = parseAll(lines, (one) => {
    const { label, values } = fieldsOf(one)
    return isText(label) && Array.isArray(values) && values.every(isText) ? { label, values } : null
  })
  return products && rows ? { products, rows } : null
}

function parseOrder(json: unknown): ShownOrder | null {
  const { id, status: named, shopName, naira, createdAt, nextStep, ...rest } = fieldsOf(json)
  const status = ORDER_STATUSES.find((one) => one === named)
  const items = parseAll(rest.items, (one) => {
    const { name, quantity } = fieldsOf(one)
    return isText(name) && isCount(quantity) ? { name, quantity } : null
  })
  const hasTexts = isId(id) && isText(shopName) && isText(nextStep) && isTime(createdAt)
  if (!hasTexts || !status || !items || !isAmount(naira)) return null
  return { id, status, shopName, naira, createdAt, items, nextStep }
}

const isCount = (value: unknown): value is number => isWholeNumber(value, 0, Number.MAX_SAFE_INTEGER)

/** All of them or none. */
function parseAll<T>(json: unknown, parse: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(json)) return null
  const parsed = json.map(parse).filter((one) => one !== null)
  return parsed.length === json.length ? parsed : null
}
