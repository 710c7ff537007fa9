import { inWords, type Reply } from '../../reply.rules.ts'
import type { Candidate } from '../fit/candidate.rules.ts'
import type { Search } from '../search.rules.ts'
import { describeWish, priceText } from './describe-wish.rules.ts'
import { MOST_SHOWN } from './tell-found.rules.ts'
import { tellProduct } from './tell-product.rules.ts'
import { toCard } from './to-card.rules.ts'

/** Nothing cheaper or dearer of the same, or nothing such in that shop: what else stands there, named as such. */
export function tellBeside(beside: readonly Candidate[], search: Search): Reply {
  const shown = beside.filter(({ misses }) => misses.length === 0).slice(0, MOST_SHOWN)
  const [first] = shown
  const nothing = `I found nothing${search.like === null ? '' : ' more'}${describeWish(search)}.`
  if (!first) return inWords(`${nothing} Should I look for something else?`, { asks: true })
  const { product } = first.told
  const price = priceText(search.wish)
  const shelf =
    search.like === null || product.subCategory === 'OTHER' ? 'Besides' : `In ${product.subCategory}`
  return inWords(
    `${nothing} ${shelf}${price ? `, ${price}` : ''}, there is ${tellProduct(product, first.fit)}.`,
    {
      cards: shown.map(({ told }) => toCard(told.product)),
    },
  )
}
