import type { Product } from '@ahia/contracts/catalog'
import { listWhole } from '#catalog/list-whole.ts'
import type { MatchDeps } from '#catalog/search/find-many-matches.ts'
import type { Conversation } from '../../conversation.rules.ts'
import type { ShopperRequest } from '../../reading/parsed-message.rules.ts'
import { inWords, type Reply } from '../../reply.rules.ts'
import { fitOf } from '../fit/fit.rules.ts'
import { shownLast, showShown } from '../show-shown.ts'
import { qualitiesOf } from './describe-wish.rules.ts'
import { listChoices, nameOf, tellProduct, tellRating, tellStock } from './tell-product.rules.ts'
import { toCard } from './to-card.rules.ts'

/** 'the second one', 'is this there in red': tells of what is pointed at; null when nothing is, or a thing is named. */
export async function tellPointed(deps: MatchDeps, asked: Conversation): Promise<Reply | null> {
  const { said } = asked
  if (said.pointers.length === 0 || said.change !== null || said.wish.words.length > 0) return null
  const products = await showShown(deps, asked)
  const [only, ...others] = products
  if (!only) return tellFewer(deps, asked)
  if (others.length > 0)
    return inWords(`Here they are again: ${products.map(nameOf).join('; ')}.`, show(products))
  return inWords(tellOne(only, said.wish), show(products))
}

/** 'the second one' where one was shown. */
async function tellFewer(deps: MatchDeps, asked: Conversation): Promise<Reply | null> {
  const ids = shownLast(asked)
  if (ids.length === 0 || !asked.said.pointers.some(({ at }) => at === 'nth')) return null
  const shown = [...(await listWhole(deps, ids)).values()]
  if (shown.length === 0) return null
  const names = shown.map(nameOf).join('; ')
  const [only, ...others] = shown
  const prices = only && others.length === 0 ? ` ${tellOne(only, asked.said.wish)}` : ''
  return inWords(`I only showed you ${shown.length}: ${names}.${prices}`, show(shown))
}

const show = (products: readonly Product[]) => ({ cards: products.map(toCard) })

function tellOne(product: Product, wish: ShopperRequest): string {
  const fit = fitOf(product, wish, [])
  if (fit === null || fit.lacks.length > 0) {
    return `${nameOf(product)} isn't sold ${qualitiesOf(wish)}. You can get ${listChoices(product)}.`
  }
  const stock = tellStock(product, fit) || "It's in stock."
  return `${tellProduct(product, fit)}. ${tellRating(product)} ${stock}`
}
