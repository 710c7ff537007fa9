import type { Conversation } from '../conversation.rules.ts'
import type { CallOf } from '../plan/plan.ts'
import { distinctRootsIn } from '../product/asked.rules.ts'
import { basketIn } from './basket-request.ts'

type Basket = CallOf<'basket'>

const TAKES_OUT =
  /^(?:\w+ ){0,3}(?:remove|leave out|take out|take away|comot|skip|without|no need for|minus) (.+)$/
const PUTS_IN =
  /^(?:(?:and|also|please|abeg|ok|okay|then) )*(?:add|include|join|plus) (?:an? |some |the )?(.+?)(?: too| also| join| to it)?$/
const SWAPS = /^(?:\w+ ){0,3}(?:replace|change|swap) (?:the )?(.+?) (?:with|to|for) (?:an? |some |the )?(.+)$/
const SUMS_UP = /^(?:\w+ ){0,4}(?:total|sum|everything|all together|altogether|in all)(?: \w+){0,2}$/

/** CHAT-11: 'remove the sugar', 'add zobo', 'make it under 30k', 'total?' after several things; null when nothing such is said. */
export function basketChangeIn(conversation: Conversation): Basket | null {
  const { message, earlier } = conversation
  const last = earlier.at(-1)
  if (last === undefined || last.productIds.length < 2) return null
  const before = { ...conversation, message: last.message, earlier: earlier.slice(0, -1) }
  const basket = basketIn(before) ?? basketChangeIn(before)
  return basket && changeBasket(basket, message)
}

function changeBasket(basket: Basket, { plain, request }: Conversation['message']): Basket | null {
  const [, out] = TAKES_OUT.exec(plain) ?? []
  if (out !== undefined) {
    const isOut = sharesRoot(out)
    const things = basket.things.filter((thing) => !isOut(thing))
    return things.length > 0 && things.length < basket.things.length ? { ...basket, things } : null
  }
  const [, added] = PUTS_IN.exec(plain) ?? []
  if (added !== undefined) return { ...basket, things: [...basket.things, added].slice(0, MOST_THINGS) }
  const [, old, replacement] = SWAPS.exec(plain) ?? []
  if (old !== undefined && replacement !== undefined) {
    const isOld = sharesRoot(old)
    return basket.things.some(isOld)
      ? { ...basket, things: basket.things.map((thing) => (isOld(thing) ? replacement : thing)) }
      : null
  }
  if (SUMS_UP.test(plain)) return basket
  const isOnlyLimit = request.maxNaira !== null && request.words.length === 0 && request.category === null
  return isOnlyLimit ? { ...basket, maxNaira: request.maxNaira } : null
}

function sharesRoot(words: string): (thing: string) => boolean {
  const roots = new Set(distinctRootsIn(words))
  return (thing) => distinctRootsIn(thing).some((root) => roots.has(root))
}

const MOST_THINGS = 6
