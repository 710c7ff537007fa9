import { extractColours } from '#catalog/search/parse/extract-colours.rules.ts'
import { extractExcludedTerms } from '#catalog/search/parse/extract-excluded-terms.rules.ts'
import { extractMeasures } from '#catalog/search/parse/extract-measures.rules.ts'
import { extractPreferences } from '#catalog/search/parse/extract-preferences.rules.ts'
import { extractPrice } from '#catalog/search/parse/extract-price.rules.ts'
import { extractSizes } from '#catalog/search/parse/extract-sizes.rules.ts'
import { extractState } from '#catalog/search/parse/extract-state.rules.ts'
import { normaliseAmounts } from '#catalog/search/parse/normalise-amounts.rules.ts'
import { cutLongText, normaliseText, removeInvisible } from '#catalog/search/parse/normalise-text.rules.ts'
import { listWords, type NormalisedText } from '#catalog/search/parse/normalised-text.rules.ts'
import { translatePidgin } from '#catalog/search/parse/translate-pidgin.rules.ts'
import { extractChange } from './extract-change.rules.ts'
import { extractOrderNumbers } from './extract-order-numbers.rules.ts'
import { extractPointers, mentionsIt } from './extract-pointers.rules.ts'
import { extractProductWords } from './extract-product-words.rules.ts'
import { extractShopWords } from './extract-shop-words.rules.ts'
import { namesProduct } from './no-request.rules.ts'
import type { ParsedMessage, ShopperRequest } from './parsed-message.rules.ts'
import { isRefining } from './refinement.rules.ts'

/** R31: each is held against every choice of every product found. */
const MAX_QUALITIES = 8

/** Reads one message as far as words alone tell. Each reader takes out what it understood, so none reads it twice. */
export function parseMessage(written: string): ParsedMessage {
  const text = cutLongText(written)
  const line = normaliseAmounts(translatePidgin(normaliseText(text)))
  const orders = extractOrderNumbers(line)
  const budget = extractPrice(orders.rest)
  const sizes = extractSizes(budget.rest)
  const measures = extractMeasures(sizes.rest)
  const preferences = extractPreferences(measures.rest)
  const change = extractChange(preferences.rest)
  const pointers = extractPointers(change.rest)
  const without = extractExcludedTerms(pointers.rest)
  const state = extractState(without.rest)
  const shop = extractShopWords(state.rest)
  const colours = extractColours(shop.rest)
  const request: ShopperRequest = {
    ...extractProductWords({ left: colours.rest, before: preferences.rest }),
    ...budget.found,
    ...preferences.found,
    without: without.found.slice(0, MAX_QUALITIES),
    colours: colours.found.slice(0, MAX_QUALITIES),
    sizes: sizes.found.slice(0, MAX_QUALITIES),
    measures: measures.found.slice(0, MAX_QUALITIES),
    state: state.found,
    shopWords: shop.found,
  }
  const isAboutOrder = orders.found.length > 0
  const hasIt = pointers.found.length === 0 && !namesProduct(request) && mentionsIt(line)
  const pointed = hasIt ? OPEN_PAGE : pointers.found
  const isNamed = request.words.length > 0 && change.found === 'better' // 'a better watch' is a request of its own
  const isLimited = change.found === 'cheaper' && budget.found.maxNaira !== null // 'too expensive, under 20k'
  const changed = isAboutOrder || isNamed || isLimited ? null : change.found
  return {
    text: removeInvisible(text),
    plain: toPlain(line),
    clauses: line
      .split(/[,?]/)
      .map(toPlain)
      .filter((clause) => clause !== ''),
    request,
    pointers: pointed,
    change: changed,
    isRefinement:
      !isAboutOrder &&
      isRefining({ text: line, left: colours.rest, request, change: change.found, pointers: pointed }),
    orderNumbers: orders.found,
  }
}

const OPEN_PAGE = [{ at: 'open-page' }] as const

const toPlain = (line: NormalisedText): string => listWords(line.replace(/₦([\d.]+)/g, '$1 naira')).join(' ')
