import type { Product } from '@ahia/contracts/catalog'
import { stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { seenName } from '../facts/normalise.ts'
import { choicesOf } from '../find/fit/choices.rules.ts'
import { fitOf } from '../find/fit/fit.rules.ts'
import {
  describeProduct,
  describeRating,
  describeStock,
  listChoices,
  nameOf,
} from '../find/reply/describe-product.rules.ts'
import { naira, qualitiesOf } from '../find/reply/describe-request.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'

/** 'how much ram': how much of something, and no price. */
const PRICE =
  /\b(?:price|prices|cost|costs|amount)\b|\bhow much\b(?! (?!(?:is|are|be|for|it|this|that|naira|does|do|una|you|now|please|abeg|then|last|am|will|per|one|a|the|in)\b)[a-z])(?! (?:does|do|can|will) (?:it|this|e|they|the \w+) (?!cost|sell|go for)[a-z])/
const STOCK =
  /\b(?:in stock|out of stock|available|availability|still (?:have|get|dey|there)|sold out|(?:it|e) (?:is |dey )?(?:in |for )?stock|(?:it|e) (?:don )?finish\w*|how many (?:\w+ )?(?:left|remain\w*|in stock|do you have)|una still get)\b|\b(?:you|una) (?:still )?(?:have|get) (?:it|am|this one)(?: now| today)?$/
const CHOICES =
  /\b(?:colou?rs?|sizes?|flavou?rs?|designs?|options?|variants?|versions?|choices|portions?|shades?)\b/
const RATING =
  /\b(?:reviews?|rated|ratings?|stars?|people say|customers say|any good|(?:do|did|does) (?:people|customers|they) (?:like|love)|is it (?:any )?good|worth (?:it|the money|buying)|e good)\b/
const SHOP =
  /\b(?:who (?:is |be |dey )?(?:the )?(?:sell\w*|shop|vendor|seller|owner)|which shop|what shop|shop name|name of the (?:shop|seller)|where (?:is|are) (?:the|this|your|una) (?:shop|seller|store|vendor)|(?:shop|seller|store) (?:is )?(?:located|based|dey)|(?:from )?which (?:city|state|town)|sold by|sold from|where (?:is it|e dey|it is) (?:sold|sent|coming) from)\b/
const SALES = /\bhow many (?:\w+ ){0,3}(?:sold|bought|buy|ordered)\b|\bhow well does it sell\b/
const ADD_ONS = /\b(?:extras?|add ?ons?|can i add|add (?:more|some|an?)|toppings?|sides?)\b/

/** CHAT-10: what the rows of a product tell, apart from what its shop writes; null when something else is asked. */
export function answerByRows(product: Product, message: ParsedMessage): string | null {
  const text = message.plain
  if (SHOP.test(text))
    return `${nameOf(product)} is sold by ${seenName(product.shopId.name)} in ${seenName(product.shopId.city)}.`
  if (PRICE.test(text)) return sayPrice(product, message)
  if (namesChoice(product, message)) return sayPrice(product, message)
  if (ADD_ONS.test(text) && product.addOns.length > 0) return sayAddOns(product)
  if (asksForChoice(message) && product.variants.some(({ variantName }) => isAsked(variantName, text)))
    return sayChoices(product, message)
  if (STOCK.test(text)) return sayStock(product, message)
  if (SALES.test(text)) return `${product.sales} of ${nameOf(product)} were sold so far.`
  return RATING.test(text) ? `${nameOf(product)}: ${describeRating(product)}` : null
}

/** 'the 8 litre own': what can be chosen was named, and no more; then its price is meant. */
export function answerByChoice(product: Product, message: ParsedMessage): string | null {
  const { measures, sizes, colours } = message.request
  const fit = measures.length + sizes.length + colours.length === 0 ? undefined : fitFor(product, message)
  if (fit === undefined) return null
  if (fit?.isPicked && fit.lacks.length === 0) return sayPrice(product, message)
  return product.variants.length > 0 && HAS_IT.test(message.plain) ? notSoldSo(product, message) : null
}

/** 'do you have 14 inch': whether it can be chosen. */
const HAS_IT =
  /^(?:(?:please|and|so|ok) )*(?:do )?(?:you|una) (?:have|get|sell) (?:it |this |am )?(?:in )?(?:size )?\d/

const asksForChoice = ({ plain, request }: ParsedMessage): boolean =>
  CHOICES.test(plain) || (request.colours.length + request.sizes.length > 0 && !IS_AGE.test(plain))

/** 'my 6 months old baby': who it is for, and no size. */
const IS_AGE =
  /\b(?:months?|years?|weeks?) old\b|\b(?:baby|child|son|daughter|kids?|boy|girl|he|she)\b.*\b\d+ (?:months?|years?|weeks?)\b/

/** Which storage there is says nothing of the colours. */
const isAsked = (variantName: string, text: string): boolean =>
  !/\b(?:colou?rs?|shades?)\b/.test(text) || /colou?r|shade|finish|print|pattern|design/i.test(variantName)

/** 'the one with the solar panel': two words or more of one of several choices. */
function namesChoice(product: Product, message: ParsedMessage): boolean {
  const picking = pickingStems(product, message)
  return (
    picking.length > 1 &&
    choicesOf(product).some(({ values }) => {
      const own = new Set(values.flatMap((value) => stemsIn(value)))
      return picking.filter((stem) => own.has(stem)).length > 1
    })
  )
}

/** Which choice is meant may be stated in any of its words: 'the large', 'with solar panel'. */
function pickingStems(product: Product, { plain }: ParsedMessage): string[] {
  const stated = new Set(stemsIn(plain))
  const named = new Set(stemsIn(product.name))
  const own = new Set(choicesOf(product).flatMap(({ values }) => values.flatMap((value) => stemsIn(value))))
  return [...own].filter(
    (stem) => stated.has(stem) && !named.has(stem) && stem.length > 1 && !JOINING.has(stem),
  )
}

const JOINING = new Set('with and of for the in to or no by from on is are it'.split(' '))

function fitFor(product: Product, message: ParsedMessage) {
  return fitOf(
    product,
    { ...message.request, without: [] },
    pickingStems(product, message).map((stem) => (text: string) => stemsIn(text).includes(stem)),
  )
}

function sayPrice(product: Product, message: ParsedMessage): string {
  const fit = fitFor(product, message)
  if (fit === null || fit.lacks.length > 0) return notSoldSo(product, message)
  return `${describeProduct(product, fit)}. ${describeStock(product, fit) || "It's in stock."}`
}

function sayStock(product: Product, message: ParsedMessage): string {
  const fit = fitFor(product, message)
  if (fit === null || fit.lacks.length > 0) return notSoldSo(product, message)
  const left = fit.isPicked ? fit.choice.stock : product.baseQuantity
  return describeStock(product, fit) || `Yes, ${nameOf(product)} is in stock, ${left} left.`
}

function sayChoices(product: Product, message: ParsedMessage): string {
  const { colours, sizes } = message.request
  const fit = fitFor(product, message)
  if (colours.length + sizes.length > 0) {
    if (fit === null || fit.lacks.length > 0) return notSoldSo(product, message)
    return `Yes: ${describeProduct(product, fit)}. ${describeStock(product, fit) || "It's in stock."}`
  }
  const listed = product.variants.map(({ variantName, variantValues }) => {
    const values = variantValues.map(({ value, quantity }) => (quantity > 0 ? value : `${value} (sold out)`))
    return `${variantName}: ${values.join('; ')}`
  })
  return `You can choose ${listed.join('. ')}.`
}

const notSoldSo = (product: Product, { request }: ParsedMessage): string =>
  `${nameOf(product)} isn't sold ${qualitiesOf(request)}. You can get ${listChoices(product)}.`

const sayAddOns = ({ addOns }: Product): string =>
  `You can add ${addOns.map(({ name, price }) => `${name} (${naira(price)})`).join(', ')}.`
