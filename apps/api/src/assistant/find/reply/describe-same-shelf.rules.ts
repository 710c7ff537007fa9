import { type Reply, textReply } from '../../reply.rules.ts'
import type { Candidate } from '../fit/candidate.rules.ts'
import type { Search } from '../search.rules.ts'
import { MOST_SHOWN } from './describe-found.rules.ts'
import { describeProduct } from './describe-product.rules.ts'
import { describeRequest, priceText } from './describe-request.rules.ts'
import { toCard } from './to-card.rules.ts'

/** Nothing cheaper or more expensive of the same, or nothing such in that shop: what else stands there, named as such. */
export function describeSameShelf(beside: readonly Candidate[], search: Search): Reply {
  const shown = beside.filter(({ misses }) => misses.length === 0).slice(0, MOST_SHOWN)
  const [first] = shown
  const nothing = `I found nothing${search.like === null ? '' : ' more'}${describeRequest(search)}.`
  if (!first) return textReply(`${nothing} Should I look for something else?`, { asks: true })
  const { product } = first.projection
  const price = priceText(search.request)
  const shelf =
    search.like === null || product.subCategory === 'OTHER' ? 'Besides' : `In ${product.subCategory}`
  return textReply(
    `${nothing} ${shelf}${price ? `, ${price}` : ''}, there is ${describeProduct(product, first.fit)}.`,
    {
      cards: shown.map(({ projection }) => toCard(projection.product)),
    },
  )
}
