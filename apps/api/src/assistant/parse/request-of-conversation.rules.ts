import { NO_REQUEST, namesProduct } from './no-request.rules.ts'
import type { ParsedMessage, ShopperRequest } from './parsed-message.rules.ts'

/** R31: each is held against every product found. */
const MAX_WITHOUT = 12

/** 'what about beans?' puts one thing in another's place; 'what about for men?' adds to it. */
const PUTS_IN_PLACE = /^(?:(?:ok|okay|and|but|please|so) )*(?:what|how) about (?!for |with |in |by )/

/** Such a message may name things, but requests for none. */
const SERVICE =
  /\b(?:delivery fee|deliver to|pickup point|pick up|cancel|refund|damaged|my orders?|pay on delivery|thank|thanks)\b/

/**
 * What is requested in the end: a refinement changes what was requested before and keeps the rest, a new thing begins
 * again. A question in between (thanks, an order, delivery) has no request of its own and loses none.
 */
export function requestOfConversation(
  earlier: readonly ParsedMessage[],
  message: ParsedMessage,
): ShopperRequest {
  if (!message.isRefinement) return message.request
  return refine(earlier.reduce(carryOn, NO_REQUEST), message)
}

function carryOn(request: ShopperRequest, message: ParsedMessage): ShopperRequest {
  if (message.isRefinement) return refine(request, message)
  return namesProduct(message.request) && !isAboutService(message) ? message.request : request
}

const isAboutService = ({ plain, orderNumbers, pointers }: ParsedMessage): boolean =>
  orderNumbers.length > 0 || pointers.some(({ at }) => at === 'order') || SERVICE.test(plain)

/** 'Cheaper' and 'dearer' only lift the limit that stands in their way: what was shown, and what it cost, is not known here. */
function refine(before: ShopperRequest, { plain, request, change }: ParsedMessage): ShopperRequest {
  const budget = refineBudget(before, request)
  return {
    words: PUTS_IN_PLACE.test(plain)
      ? orElse(request.words, before.words)
      : [...new Set([...before.words, ...request.words])],
    without: [...new Set([...before.without, ...request.without])]
      .filter((one) => !request.colours.includes(one))
      .slice(-MAX_WITHOUT),
    colours: orElse(request.colours, before.colours).filter((one) => !request.without.includes(one)),
    sizes: orElse(request.sizes, before.sizes),
    measures: orElse(request.measures, before.measures),
    minNaira: change === 'cheaper' ? request.minNaira : budget.minNaira,
    maxNaira: change === 'pricier' ? request.maxNaira : budget.maxNaira,
    state: request.state ?? before.state,
    category: request.category ?? before.category,
    shopWords: orElse(request.shopWords, before.shopWords),
    preference:
      request.preference ?? (change === 'pricier' || change === 'better' ? null : before.preference),
    minStars: request.minStars ?? before.minStars,
    wantsStock: request.wantsStock || before.wantsStock,
    wantsFreeDelivery: request.wantsFreeDelivery || before.wantsFreeDelivery,
  }
}

/** A limit that contradicts an earlier one takes its place. */
function refineBudget(
  before: ShopperRequest,
  request: ShopperRequest,
): Pick<ShopperRequest, 'minNaira' | 'maxNaira'> {
  const { minNaira, maxNaira } = request
  if (minNaira !== null && maxNaira !== null) return { minNaira, maxNaira }
  const min = minNaira ?? before.minNaira
  const max = maxNaira ?? before.maxNaira
  if (min === null || max === null || min <= max) return { minNaira: min, maxNaira: max }
  return { minNaira, maxNaira }
}

const orElse = <T>(latest: readonly T[], before: readonly T[]): readonly T[] =>
  latest.length > 0 ? latest : before
