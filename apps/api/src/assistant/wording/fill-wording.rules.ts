import type { ProductFacts, ReplyFacts } from './facts-of-reply.rules.ts'
import { BESIDE_FIGURES, CLAIM_WORDS, PLAIN_WORDS } from './plain-words.rules.ts'

const MAX_LENGTH = 900
const SENTENCE_END = /(?<=[.!?])\s+|\n+/
/** '{2.price}' is the price of the second product, '{reply}' our own words. */
const PLACE = /\{(?:(?<number>\d{1,2})\.(?<field>name|price|rating|stock|delivery|shop)|reply)\}/g
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
/** Signs of prose. With all others something else begins: figures, markup, addresses, code, places that we do not have. */
const OTHER_SIGNS = /[^\p{L}\p{M}\s.,;:!?'’‘“”"()&–—-]/u
const ADDRESS = /\w\.\w{2,}/

/**
 * What a model wrote, with rows of ours in its places; null when nothing of it may be shown. A sentence with a figure, or a
 * word of price, stock, delivery or return outside of a place is dropped, and so is one with a word that is neither plain
 * nor of our reply: no product, price, promise or order can come in.
 */
export function fillWording(written: string, facts: ReplyFacts): string | null {
  if (written.length > MAX_LENGTH) return null
  const sentences = written.trim().split(SENTENCE_END).filter(Boolean)
  const known = new Set([...PLAIN_WORDS, ...wordsOf(facts.reply)])
  const filled = sentences
    .filter((sentence) => claimsNothing(sentence, known) && namesRightly(sentence, facts.products))
    .map((sentence) => fill(sentence, facts))
  return filled.length === 0 ? null : filled.join(' ')
}

function claimsNothing(sentence: string, known: ReadonlySet<string>): boolean {
  const rest = sentence.replaceAll(PLACE, ' ')
  if (OTHER_SIGNS.test(rest) || ADDRESS.test(rest)) return false
  return hasFigure(sentence)
    ? wordsOf(rest).every((word) => BESIDE_FIGURES.has(word)) && !sentence.endsWith('?')
    : wordsOf(rest).every((word) => known.has(word) && !CLAIM_WORDS.has(word))
}

const hasFigure = (sentence: string): boolean =>
  [...sentence.matchAll(PLACE)].some(({ groups }) => groups?.field !== undefined && groups.field !== 'name')

/** Each figure belongs to the product that was named last before it: true words of the wrong product are untrue. */
function namesRightly(sentence: string, products: readonly ProductFacts[]): boolean {
  let named = products.length === 1 ? 1 : null
  for (const { groups } of sentence.matchAll(PLACE)) {
    if (groups?.number === undefined) continue
    const number = Number(groups.number)
    if (products[number - 1] === undefined) return false
    if (groups.field === 'name') named = number
    else if (number !== named) return false
  }
  return true
}

const fill = (sentence: string, { reply, products }: ReplyFacts): string =>
  sentence.replaceAll(PLACE, (_, number: string | undefined, field: keyof ProductFacts | undefined) =>
    number === undefined || field === undefined ? reply : (products[Number(number) - 1]?.[field] ?? ''),
  )

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).flatMap((word) => word.replace(/['’]s$/, '').split(/['’-]/))
