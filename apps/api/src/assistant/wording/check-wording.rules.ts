import { findMixedUp } from './check-mixed-up.rules.ts'
import type { Facts } from './facts-of-reply.rules.ts'
import { PLAIN_WORDS } from './plain-words.rules.ts'

const MAX_LENGTH = 700
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const NUMBER = /\d+(?:[.,]\d+)*/g
const AMOUNT = /₦\s?(\d[\d,.]*)/g
/** Signs that prose has; with all others something else begins: markup, addresses, code. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}\s.,;:!?'’‘“”"()₦%&/–—+-]/u
const ADDRESS = /\w\.\w{2,}|\/\//

/**
 * What a wording says beyond the facts, in words; nothing when it may be shown. Every number must be one of the facts',
 * and every word one of theirs or a plain one that claims nothing: so no product, price, promise or order can come in.
 */
export function findClaims(text: string, facts: Facts): string[] {
  const known = JSON.stringify([facts.reply, facts.products, facts.comparison])
  const words = new Set([...PLAIN_WORDS, ...wordsOf(known)])
  const numbers = new Set(numbersOf(known))
  // A number of the facts is no price because of that: twelve inches are not ₦12.
  const amounts = new Set(amountsOf(known))
  return [
    ...(text.trim().length === 0 ? ['says nothing'] : []),
    ...(text.length > MAX_LENGTH ? ['is too long'] : []),
    ...(OTHER_SIGNS.test(text) || ADDRESS.test(text.replaceAll(NUMBER, '')) ? ['is no prose'] : []),
    ...wordsOf(text).filter((word) => !words.has(word)),
    ...numbersOf(text).filter((number) => !numbers.has(number)),
    ...amountsOf(text).filter((amount) => !amounts.has(amount)),
    ...findMixedUp(text, facts),
  ]
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).flatMap((word) => word.replace(/['’]s$/, '').split(/['’-]/))

const numbersOf = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', ''))

const amountsOf = (text: string): string[] =>
  [...text.matchAll(AMOUNT)].flatMap(([, digits = '']) => numbersOf(digits))
