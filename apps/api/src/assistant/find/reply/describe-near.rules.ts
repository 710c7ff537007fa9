import type { Product } from '@ahia/contracts/catalog'
import { stateName } from '@ahia/reference/address-words'
import { type Reply, textReply } from '../../reply.rules.ts'
import type { Candidate, Miss } from '../fit/candidate.rules.ts'
import { keepBestLevel } from '../fit/keep-best.rules.ts'
import type { Search } from '../search.rules.ts'
import { describeProduct, describeStock, nameOf } from './describe-product.rules.ts'
import { describeRequest } from './describe-request.rules.ts'
import { toCard } from './to-card.rules.ts'

const MOST_NEAR = 4

/** Nothing fits: said first and plainly; what comes nearest is named as such. */
export function describeNear(
  near: readonly Candidate[],
  search: Search,
  byOneWord: readonly Product[] = [],
): Reply {
  const [nearest] = near
  if (!nearest) return describeNothing(search, byOneWord)
  const asNear = near.filter((one) => isAsNear(one, nearest))
  const shown = keepBestLevel(asNear, search).slice(0, MOST_NEAR)
  const [first = nearest] = shown
  const sentences = [
    `${nothingBut(first, search)} ${describeProduct(first.projection.product, first.fit)}.`,
    describeStock(first.projection.product, first.fit),
  ]
  return textReply(sentences.filter(Boolean).join(' '), {
    cards: shown.map(({ projection }) => toCard(projection.product)),
    isNear: true,
  })
}

/** 'I found nothing for “fan” within your budget. The nearest in price is'; where only the place is amiss, in one. */
function nothingBut(first: Candidate, search: Search): string {
  const { request } = search
  if (isMostlyThat(first, search)) return sayNearest(first, search)
  if (request.state === null || first.misses.join() !== 'state') {
    return `I found nothing${describeRequest(search)}. ${whyNear(first, search)}`
  }
  const elsewhere = describeRequest({ ...search, request: { ...request, state: null } })
  return `No shop in ${stateName(request.state)} has anything${elsewhere}, but a shop in ${stateName(first.projection.state)} does:`
}

/** It has all that was asked for but the smaller part of the words: a gas cooker has half of a rice cooker. */
const isMostlyThat = ({ misses, relevance: { lacks } }: Candidate, { words }: Search): boolean =>
  misses.join() === 'words' && lacks.length > 0 && lacks.length * 2 < words.length

/** No denial stands above it, only what is not told of it. */
const sayNearest = ({ relevance: { lacks } }: Candidate, search: Search): string =>
  `This is the nearest I have${describeRequest(search)}, though its page doesn't mention “${lacks.join(' ')}”:`

const isAsNear = (one: Candidate, first: Candidate): boolean =>
  one.misses.join() === first.misses.join() &&
  one.relevance.level === first.relevance.level &&
  one.relevance.nameHasHead === first.relevance.nameHasHead &&
  one.relevance.lacks.length === first.relevance.lacks.length

/** CHAT-13: only that nothing matches the words is known; it may be here by another name. In the words that were typed: what they may have been meant as was not there either. */
const describeNothing = (search: Search, byOneWord: readonly Product[]): Reply => {
  const words = search.words.map((word) => ({ ...word, match: 'known' as const }))
  const next =
    byOneWord.length === 0
      ? 'Try another word for it, or tell me what you need it for.'
      : `Is it like ${byOneWord.map(nameOf).join(' or ')}? Or tell me what you need it for.`
  return textReply(`Sorry, I see no match${describeRequest({ ...search, words })} here. ${next}`, {
    cards: byOneWord.map(toCard),
    isNear: true,
  })
}

const WHY: Readonly<Record<Exclude<Miss, 'state' | 'words'>, string>> = {
  colour: 'It comes in other colours:',
  size: 'There are other sizes:',
  measure: 'There are other sizes:',
  price: 'The nearest in price is',
  stars: 'The nearest in rating is',
  delivery: "Delivery isn't free for what I have:",
  stock: "It's sold out:",
}

function whyNear({ misses: [miss], projection, relevance }: Candidate, { request }: Search): string {
  if (miss === undefined) return 'The nearest is'
  if (miss === 'state') {
    const requested = request.state === null ? 'there' : `in ${stateName(request.state)}`
    return `No shop ${requested} has it, but a shop in ${stateName(projection.state)} does:`
  }
  if (miss === 'words' && relevance.lacks.length > 0) {
    return `Without “${relevance.lacks.join(' ')}” the nearest I have is`
  }
  if (miss === 'words') return 'The closest match is'
  return WHY[miss]
}
