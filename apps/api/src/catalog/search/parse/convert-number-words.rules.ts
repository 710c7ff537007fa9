import { type NormalisedText, wholeWords } from './normalised-text.rules.ts'

const SMALL = new Map(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
)
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['k', 1_000],
  ['million', 1_000_000],
  ['mil', 1_000_000],
])

const SMALL_WORD = [...SMALL.keys()].join('|')
const TENS_WORD = [...TENS.keys()].join('|')
const COUNT = `(?:(?:${TENS_WORD})(?: (?:${SMALL_WORD}))?|${SMALL_WORD})`
const SCALE = `(?:${[...SCALES.keys()].join('|')})`
const MORE = `(?:(?:(?<=hundred) and)? (?:${COUNT}|hundred|thousand|million)){0,8}`
/** At least one word of scale: 'one' and 'two' alone are not about amounts. */
const SPELT = wholeWords(
  [
    String.raw`\d+(?:\.\d+)? ${SCALE}(?: ${SCALE})?`,
    `${COUNT} ${SCALE}${MORE}`,
    `(?:half a|half|a|one) (?:hundred|thousand|million)${MORE}`,
    'hundred thousand',
  ].join('|'),
)
const COUNTED = wholeWords(COUNT)

/**
 * 'four hundred thousand' as ₦400000, 'half a million' as ₦500000, '60 k' as ₦60000: thousands that count nothing else
 * count naira. Hundreds may count anything, and become a number alone.
 */
export const convertSpeltNumbers = (text: NormalisedText, counted: ReadonlySet<string>): NormalisedText =>
  text.replace(SPELT, (phrase, at: number) => {
    const words = phrase.split(' ')
    const isNaira =
      words.some((word) => (SCALES.get(word) ?? 0) >= 1_000) &&
      !counted.has(wordAt(text, at + phrase.length + 1))
    return `${isNaira ? '₦' : ''}${amountIn(words)}`
  })

/** 'five kilos', 'six months', 'fifty naira': small numbers where one of these words follows. */
export const convertCountsBefore = (text: NormalisedText, following: ReadonlySet<string>): NormalisedText =>
  text.replace(COUNTED, (phrase, at: number) =>
    following.has(wordAt(text, at + phrase.length + 1)) ? String(amountIn(phrase.split(' '))) : phrase,
  )

const wordAt = (text: NormalisedText, at: number): string => text.slice(at, text.indexOf(' ', at))

function amountIn(words: readonly string[]): number {
  let total = 0
  let group = 0
  for (const word of words) {
    const scale = SCALES.get(word)
    if (scale === undefined) group += countOf(word)
    else if (scale === 100) group = (group || 1) * scale
    else {
      total += (group || 1) * scale
      group = 0
    }
  }
  return Math.round((total + group) * 100) / 100
}

function countOf(word: string): number {
  if (word === 'half') return 0.5
  if (word === 'a' || word === 'and') return 0
  return SMALL.get(word) ?? TENS.get(word) ?? Number(word)
}
