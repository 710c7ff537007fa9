import type { Product } from '@ahia/contracts/catalog'
import { listWhole } from '#catalog/list-whole.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { toShownText } from '../../compare/shown-text.rules.ts'
import type { Conversation } from '../../conversation.rules.ts'
import { type Reply, textReply } from '../../reply.rules.ts'
import { choicesOf } from '../fit/choices.rules.ts'
import { shownLast } from '../show-shown.ts'
import { nameOf } from './describe-product.rules.ts'
import { naira } from './describe-request.rules.ts'
import { toCard } from './to-card.rules.ts'

const GROWS = /\b(?:bigger|larger|longer|taller|wider|heavier)\b/
const SHRINKS = /\b(?:smaller|shorter|lighter|narrower|slimmer)\b/
const IS_SIZE = /\d|^(?:xs|s|m|l|xl|xxl|3xl|small|medium|large|big|mini|family|king|queen)\b/i
const MOST_SIZES = 4
const MOST_THINGS = 3
const MAX_VALUE = 40

/** 'something bigger' where nothing else is sold: which sizes there are of what was shown; null when there is one only. */
export async function describeSizes(deps: SearchDeps, conversation: Conversation): Promise<Reply | null> {
  const { plain } = conversation.message
  const way = GROWS.test(plain) ? 'growing' : SHRINKS.test(plain) ? 'shrinking' : null
  if (way === null) return null
  const shown = await listWhole(deps, shownLast(conversation))
  const sized = [...shown.values()]
    .map((product) => ({ product, sizes: sizesOf(product) }))
    .filter(({ sizes }) => sizes.length > 1)
    .slice(0, MOST_THINGS)
  if (sized.length === 0) return null
  const sentences = sized.map(({ product, sizes }) => {
    const ordered = way === 'growing' ? sizes.toReversed() : sizes
    return `${nameOf(product)} comes in ${ordered.slice(0, MOST_SIZES).join('; ')}.`
  })
  return textReply(sentences.join(' '), { cards: sized.map(({ product }) => toCard(product)) })
}

/** '6 x 6 ft (₦142,000)', as the shop puts them, mostly the smallest first; what is sold out is left out. */
const sizesOf = (product: Product): string[] => {
  const sizes = choicesOf(product).flatMap(({ values: [value = ''], stock, naira: price }) =>
    stock > 0 && IS_SIZE.test(value) ? [[toShownText(value, MAX_VALUE), price] as const] : [],
  )
  const firsts = sizes.filter(([value], at) => sizes.findIndex(([one]) => one === value) === at)
  return firsts.map(([value, price]) => `${value} (${naira(price)})`)
}
