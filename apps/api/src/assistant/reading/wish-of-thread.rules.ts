import { NO_WISH, namesThing } from './no-wish.rules.ts'
import type { ParsedMessage, ShopperRequest } from './parsed-message.rules.ts'

/** 'what about beans?' puts one thing in another's place; 'what about for men?' adds to it. */
const PUTS_IN_PLACE = /^(?:(?:ok|okay|and|but|please|so) )*(?:what|how) about (?!for |with |in |by )/

/** Such a message may name things, but wishes for none. */
const SERVICE =
  /\b(?:delivery fee|deliver to|pickup point|pick up|cancel|refund|damaged|my orders?|pay on delivery|thank|thanks)\b/

/**
 * What is wished for in the end: a refinement changes what was wished before and keeps the rest, a new thing begins
 * again. A question in between (thanks, an order, delivery) has no wish of its own and loses none.
 */
export function wishOfThread(earlier: readonly ParsedMessage[], said: ParsedMessage): ShopperRequest {
  if (!said.isRefinement) return said.wish
  return refine(earlier.reduce(carryOn, NO_WISH), said)
}

function carryOn(wish: ShopperRequest, said: ParsedMessage): ShopperRequest {
  if (said.isRefinement) return refine(wish, said)
  return namesThing(said.wish) && !isAboutService(said) ? said.wish : wish
}

const isAboutService = ({ plain, orderNumbers, pointers }: ParsedMessage): boolean =>
  orderNumbers.length > 0 || pointers.some(({ at }) => at === 'order') || SERVICE.test(plain)

/** 'Cheaper' and 'dearer' only lift the limit that stands in their way: what was shown, and what it cost, is not known here. */
function refine(before: ShopperRequest, { plain, wish, change }: ParsedMessage): ShopperRequest {
  const budget = refineBudget(before, wish)
  return {
    words: PUTS_IN_PLACE.test(plain)
      ? orElse(wish.words, before.words)
      : [...new Set([...before.words, ...wish.words])],
    without: [...new Set([...before.without, ...wish.without])].filter((one) => !wish.colours.includes(one)),
    colours: orElse(wish.colours, before.colours).filter((one) => !wish.without.includes(one)),
    sizes: orElse(wish.sizes, before.sizes),
    measures: orElse(wish.measures, before.measures),
    minNaira: change === 'cheaper' ? wish.minNaira : budget.minNaira,
    maxNaira: change === 'dearer' ? wish.maxNaira : budget.maxNaira,
    state: wish.state ?? before.state,
    category: wish.category ?? before.category,
    shopWords: orElse(wish.shopWords, before.shopWords),
    preference: wish.preference ?? (change === 'dearer' || change === 'better' ? null : before.preference),
    minStars: wish.minStars ?? before.minStars,
    wantsStock: wish.wantsStock || before.wantsStock,
    wantsFreeDelivery: wish.wantsFreeDelivery || before.wantsFreeDelivery,
  }
}

/** A limit that contradicts an earlier one takes its place. */
function refineBudget(
  before: ShopperRequest,
  wish: ShopperRequest,
): Pick<ShopperRequest, 'minNaira' | 'maxNaira'> {
  const { minNaira, maxNaira } = wish
  if (minNaira !== null && maxNaira !== null) return { minNaira, maxNaira }
  const min = minNaira ?? before.minNaira
  const max = maxNaira ?? before.maxNaira
  if (min === null || max === null || min <= max) return { minNaira: min, maxNaira: max }
  return { minNaira, maxNaira }
}

const orElse = <T>(said: readonly T[], before: readonly T[]): readonly T[] =>
  said.length > 0 ? said : before
