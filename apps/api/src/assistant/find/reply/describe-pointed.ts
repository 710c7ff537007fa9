import type { Product } from '@ahia/contracts/catalog'
import { listWhole } from '#catalog/list-whole.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { Conversation } from '../../conversation.rules.ts'
import type { ShopperRequest } from '../../parse/parsed-message.rules.ts'
import { type Reply, textReply } from '../../reply.rules.ts'
import { fitOf } from '../fit/fit.rules.ts'
import { shownLast, showShown } from '../show-shown.ts'
import {
  describeProduct,
  describeRating,
  describeStock,
  listChoices,
  nameOf,
} from './describe-product.rules.ts'
import { qualitiesOf } from './describe-request.rules.ts'
import { toCard } from './to-card.rules.ts'

/** 'the second one', 'is this there in red': tells of what is pointed at; null when nothing is, or a thing is named. */
export async function describePointed(deps: SearchDeps, conversation: Conversation): Promise<Reply | null> {
  const { message } = conversation
  if (message.pointers.length === 0 || message.change !== null || message.request.words.length > 0)
    return null
  const products = await showShown(deps, conversation)
  const [only, ...others] = products
  if (!only) return describeFewer(deps, conversation)
  if (others.length > 0)
    return textReply(`Here they are again: ${products.map(nameOf).join('; ')}.`, show(products))
  return textReply(describeOne(only, message.request), show(products))
}

/** 'the second one' where one was shown. */
async function describeFewer(deps: SearchDeps, conversation: Conversation): Promise<Reply | null> {
  const ids = shownLast(conversation)
  if (ids.length === 0 || !conversation.message.pointers.some(({ at }) => at === 'nth')) return null
  const shown = [...(await listWhole(deps, ids)).values()]
  if (shown.length === 0) return null
  const names = shown.map(nameOf).join('; ')
  const [only, ...others] = shown
  const prices = only && others.length === 0 ? ` ${describeOne(only, conversation.message.request)}` : ''
  return textReply(`I only showed you ${shown.length}: ${names}.${prices}`, show(shown))
}

const show = (products: readonly Product[]) => ({ cards: products.map(toCard) })

export function describeOne(product: Product, request: ShopperRequest): string {
  const fit = fitOf(product, request, [])
  if (fit === null || fit.lacks.length > 0) {
    return `${nameOf(product)} isn't sold ${qualitiesOf(request)}. You can get ${listChoices(product)}.`
  }
  const stock = describeStock(product, fit) || "It's in stock."
  return `${describeProduct(product, fit)}. ${describeRating(product)} ${stock}`
}
