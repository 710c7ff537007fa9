import type { Preference } from '#catalog/search/parse/extract-preferences.rules.ts'
import { type Reply, textReply } from '../../reply.rules.ts'
import type { Candidate } from '../fit/candidate.rules.ts'
import type { Search } from '../search.rules.ts'
import { describeProduct, describeRating, describeStock } from './describe-product.rules.ts'
import { describeRequest } from './describe-request.rules.ts'
import { toCard } from './to-card.rules.ts'

export const MOST_SHOWN = 6

const FIRST: Readonly<Record<Preference, string>> = {
  cheapest: 'The cheapest is',
  priciest: 'The most expensive is',
  'best-rated': 'The best rated is',
  'best-sold': 'The best seller is',
  newest: 'The newest is',
}

const firstIs = ({ request: { preference }, words }: Search): string => {
  if (preference) return FIRST[preference]
  return words.length > 0 ? 'The best match is' : 'A popular one is'
}

/** What fits, the best first. */
export function describeFound(found: readonly Candidate[], search: Search): Reply | null {
  const shown = found.slice(0, MOST_SHOWN)
  const [first] = shown
  if (!first) return null
  const { product } = first.projection
  const { preference } = search.request
  const described = describeRequest(search)
  const one = `${describeProduct(product, first.fit)}.`
  const sentences = [
    shown.length === 1
      ? `I found one${described}: ${one}`
      : `I found ${shown.length}${described}. ${firstIs(search)} ${one}`,
    preference === 'best-rated' ? describeRating(product) : '',
    describeStock(product, first.fit),
  ]
  return textReply(sentences.filter((sentence) => sentence !== '').join(' '), {
    cards: shown.map(({ projection }) => toCard(projection.product)),
  })
}
