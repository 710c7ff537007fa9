import type { Facts, ProductFacts } from './facts-of-reply.rules.ts'

const SENTENCE_END = /(?<=[.!?])\s+|\n+/
/** What is true of one product and perhaps not of its neighbour. */
const OF_ONE =
  /₦\s?[\d,]*\d|\d\.\d(?= (?:of 5|stars))|out of stock|in stock|free delivery|delivery included/gi

/**
 * True words of the wrong product. What is said of one must be a fact of the product last named before it in the same
 * sentence, or of every product; what our own reply says in the same words is true anyway.
 */
export function findMixedUp(text: string, { reply, products, comparison }: Facts): string[] {
  const compared = JSON.stringify(comparison)
  return text.split(SENTENCE_END).flatMap((sentence) =>
    [...sentence.matchAll(OF_ONE)].flatMap(({ 0: amount, index }) => {
      const subject = lastNamed(sentence.slice(0, index), products)
      if (subject !== null)
        return has(subject, amount) || (compared.includes(amount) && isIn(reply, amount)) ? [] : [amount]
      return isIn(reply, amount) || products.every((product) => has(product, amount)) ? [] : [amount]
    }),
  )
}

const isIn = (text: string, amount: string): boolean => text.toLowerCase().includes(amount.toLowerCase())

const has = (product: ProductFacts, amount: string): boolean =>
  isIn(Object.values(product).join('\n'), amount)

/** Names are long: who speaks of one says its beginning. */
const shortName = ({ name }: ProductFacts): string => (name.split(',')[0] ?? name).toLowerCase()

function lastNamed(words: string, products: readonly ProductFacts[]): ProductFacts | null {
  const text = words.toLowerCase()
  const named = products
    .map((product) => ({ product, at: text.lastIndexOf(shortName(product)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)
  return named[0]?.product ?? null
}
