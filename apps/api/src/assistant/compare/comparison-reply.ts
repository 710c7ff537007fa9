import type { Product } from '@ahia/contracts/catalog'
import { toCard } from '../find/reply/to-card.rules.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { toComparison } from './comparison-table.rules.ts'
import { type ComparisonBasis, describeDifference, inOrderOf } from './describe-difference.rules.ts'
import { describePrice } from './describe-prices.rules.ts'
import { spokenNamesOf } from './spoken-names.rules.ts'

const MOST_ECHOED_WORDS = 5

/** The products as a table, and the decisive differences in sentences. */
export function replyWithTable(
  products: readonly Product[],
  decided: ComparisonBasis,
  missing: readonly string[] = [],
): Reply {
  const text = [...missing.map(describeMissing), describeDifference(products, decided)].join(' ')
  return textReply(text, { cards: products.map(toCard), comparison: toComparison(products, decided.measure) })
}

/** For products that were compared before: which one is cheaper, better rated and so on. */
export function replyDecided(products: readonly Product[], decided: ComparisonBasis): Reply {
  const cards = inOrderOf(products, decided).map(toCard)
  return textReply(describeDifference(products, decided), { cards })
}

/** Only one side is sold here: the reply says nothing about the other. */
export function replyWithoutOther(
  product: Product,
  missing: readonly string[],
  decided: ComparisonBasis,
): Reply {
  const [name = product.name] = spokenNamesOf([product])
  const text = `${missing.map(describeMissing).join(' ')} I do have ${name}, ${describePrice(product, decided.measure)}.`
  return textReply(text, { cards: [toCard(product)] })
}

/** Both sides turned out to be the same product. */
export function replyOnlyOne(product: Product, decided: ComparisonBasis): Reply {
  const [name = product.name] = spokenNamesOf([product])
  const text = `I found the same product for both: ${name}, ${describePrice(product, decided.measure)}.`
  return textReply(text, { cards: [toCard(product)] })
}

export const replyNothingThere = (missing: readonly string[]): Reply =>
  textReply(`${missing.map(describeMissing).join(' ')} Which other products should I compare for you?`, {
    asks: true,
  })

export const askWithWhat = (product: Product): Reply =>
  textReply(`Which product should I compare ${spokenNamesOf([product])[0] ?? product.name} with?`, {
    cards: [toCard(product)],
    asks: true,
  })

export const ASK_WHAT: Reply = textReply(
  'Which products should I compare? Tell me two names, or ask for a list first and then say ‘compare these two’.',
  { asks: true },
)

/** By the shopper's own word, but no more of it than a name has, and without signs. */
function describeMissing(phrase: string): string {
  const words = phrase
    .replace(/[^\p{L}\p{N} .'-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  return `I couldn't find ‘${words.slice(0, MOST_ECHOED_WORDS).join(' ')}’ here.`
}
