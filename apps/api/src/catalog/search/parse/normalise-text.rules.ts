import { UNITS } from '@ahia/reference/units'
import type { NormalisedText } from './normalised-text.rules.ts'
import { replaceWholeLetters } from './tokenise.rules.ts'

/** Some single letters stand for whole sentences. */
const MAX_LINE = 4_000
const UNSEEN = /\p{Cf}|\p{Cc}/gu
const BLANK = /[\t\n\r\u2028\u2029]/g
const TOKEN = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+\.\d+|[\p{L}\p{N}]+|[₦#%&+?"/-]|[,.;:!()\n]/gu
const CLAUSE_END = /^[.;:!()]$/
/** '50k', '20kg', '1st' are written in one, and are two words. */
const NUMBER_AND_WORD = /^(\d+)(\p{L}+)$/u
/** '5G' is a network; nobody sells five grams of anything. */
const GENERATION = /^[2-6]g$/
const AFTER_NUMBERS = new Set([
  ...UNITS.flat(),
  ...[
    'k',
    'naira',
    'thousand',
    'million',
    'mil',
    'hundred',
    'ngn',
    'months',
    'month',
    'years',
    'year',
    'yrs',
  ],
])

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** No word that anybody looks for is longer. */
const LONG_WORD = /([\p{L}\p{M}\p{N}]{60})[\p{L}\p{M}\p{N}]+/gu
/** Signs in a row say what the first and the last of them say. */
const LONG_ROW_OF_SIGNS = /([^\p{L}\p{M}\p{N}]{4})[^\p{L}\p{M}\p{N}]+([^\p{L}\p{M}\p{N}]{4})/gu
/** Longer messages are read at their beginning and their end: there the request is, between them the story. */
const WORDS_AT_EACH_END = 80

/** R31: as much of a message as is read. Reading takes time with each word and sign, and meanwhile nobody else is served. */
export function cutLongText(text: string): string {
  const cut = text.replace(LONG_WORD, '$1').replace(LONG_ROW_OF_SIGNS, '$1$2')
  const words = [...cut.matchAll(WORD)]
  const [last, first] = [words[WORDS_AT_EACH_END - 1], words.at(-WORDS_AT_EACH_END)]
  if (!last || !first || words.length <= 2 * WORDS_AT_EACH_END) return cut
  return `${cut.slice(0, last.index + last[0].length)} … ${cut.slice(first.index)}`
}

/** As written, without what is not seen: it could make two equal words look different, or turn a line around. */
export const removeInvisible = (text: string): string => text.replace(BLANK, ' ').replace(UNSEEN, '')

/** Lower case, without marks; '₦50,000' and 'N50000' as ₦ 50000, '20kg' as 20 kg, all ends of clauses as commas. */
export function normaliseText(text: string): NormalisedText {
  const letters = removeInvisible(text).normalize('NFKD').slice(0, MAX_LINE).replace(/\p{M}/gu, '')
  const plain = replaceWholeLetters(letters.toLowerCase())
    .replace(/[’‘`]/g, "'")
    .replace(/\b(what|where|who|how|when|it|that|there|here)'s\b/g, '$1 is')
    .replace(/['](?:s\b)?/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\b(?:ngn|n) ?(?=\d{1,3}(?:,\d{3})+|\d{3,}|\d+k\b)/g, '₦ ')
    .replace(/(\d) ?(?:"|”|'')/g, '$1 inch ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const tokens = [...plain.matchAll(TOKEN)].flatMap(([token]) => splitToken(token))
  return joinThousands(` ${tokens.join(' ')} `)
}

function splitToken(token: string): string[] {
  if (CLAUSE_END.test(token)) return [',']
  if (/^\d[\d,.]*$/.test(token)) return [token.replaceAll(',', '')]
  const [, number = '', word = ''] = NUMBER_AND_WORD.exec(token) ?? []
  return AFTER_NUMBERS.has(word) && !GENERATION.test(token) ? [number, word] : [token]
}

/** '50 000' */
const joinThousands = (text: NormalisedText): NormalisedText =>
  text.replace(/(?<= \d{1,3})(?: 000)+(?= )/g, (zeros) => zeros.replaceAll(' ', ''))
