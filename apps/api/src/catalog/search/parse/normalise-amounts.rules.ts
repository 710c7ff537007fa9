import { UNITS } from '@ahia/reference/units'
import { convertCountsBefore, convertSpeltNumbers } from './convert-number-words.rules.ts'
import { type NormalisedText, oneOfAlternatives, oneOfPhrases, wholeWords } from './normalised-text.rules.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?`
/** What a number counts instead of naira. */
const COUNTED = new Set([
  ...UNITS.flat(),
  ...'people persons guests pages games lumens years year yrs months month weeks days hours minutes'.split(
    ' ',
  ),
  ...'star stars percent km kilometres kilometers miles mile mah seater seaters bags cartons tubers crates words by x / % -'.split(
    ' ',
  ),
])
const NOT_COUNTED = `(?! ${oneOfPhrases(COUNTED)} )`
const SCREEN = '(?:smart|tv|tvs|television|uhd|led|projector|monitor|screen|camera|video)'
/** Beside these a number is money, although it does not say so. */
const MONEY_BEFORE = oneOfAlternatives(`
    under | below | beneath | above | over | than | cheaper than | at most | at least | up to | within |
    max | max of | maximum | maximum of | minimum | exceed | exceeding | around | about | spend | worth
    | budget | budget is | budget of | budget , | money is | i have | we have | i have only | only have |
    gave me | given me | sent me | dashed me | afford | only afford
  `)
const MONEY_AFTER = oneOfAlternatives(`
    max | maximum | budget | or less | and below | and above | is my budget
  `)

type Rewrite = readonly [pattern: RegExp, write: (whole: string, ...groups: string[]) => string]

const BEFORE_NUMBERS: readonly Rewrite[] = [
  // '4k TV' is no price.
  [wholeWords(`([248]) k(?= ${SCREEN} )`), (_, n) => `${n}k`],
  [new RegExp(`(?<= ${SCREEN} )([248]) k(?= )`, 'g'), (_, n) => `${n}k`],
  // 'under 2m' is a million, a cable of 2 m is not.
  [
    new RegExp(`(?<= (?:${MONEY_BEFORE}|₦) )(${NUMBER}) m(?= (?!long |wide |high |cable ))`, 'g'),
    (_, n) => `${n} million`,
  ],
  [wholeWords(`(${NUMBER}) m(?= (?:${MONEY_AFTER}|naira) )`), (_, n) => `${n} million`],
  // '10-20k': what counts the second counts the first.
  [
    wholeWords(`(${NUMBER}) (-|to) ?(${NUMBER}) (k|thousand|million)`),
    (_, low, to, high, scale) => `${low} ${scale} ${to} ${high} ${scale}`,
  ],
  [
    wholeWords(`between (${NUMBER}) and (${NUMBER}) (k|thousand|million)`),
    (_, low, high, scale) => `between ${low} ${scale} and ${high} ${scale}`,
  ],
]

const AMOUNTS: readonly Rewrite[] = [
  [wholeWords(`(?:₦|ngn) ?₦?(${NUMBER})(?: naira)?`), (_, n) => `₦${n}`],
  [wholeWords(`₦?(${NUMBER}) (?:naira|ngn)`), (_, n) => `₦${n}`],
  // The naira sign typed as #; eight digits would be an order's number.
  [wholeWords(String.raw`# (\d{3,7})${NOT_COUNTED}`), (_, n) => `₦${n}`],
  // 'from 5,000 - 10,000'; nothing else is counted in this many
  [
    wholeWords(`(\\d{4,7}) (-|to) (\\d{4,7})${NOT_COUNTED}`),
    (whole, low = '', to, high) => (isYear(low) ? whole : `₦${low} ${to} ₦${high}`),
  ],
  [wholeWords(`(\\d{3,})(?= (?:-|to|and) ₦)`), (_, n) => `₦${n}`],
  [
    wholeWords(`between (\\d{3,}) and (\\d{3,})${NOT_COUNTED}`),
    (_, low, high) => `between ₦${low} and ₦${high}`,
  ],
  [new RegExp(`(?<= (?:${MONEY_BEFORE}) )(\\d{3,})(?= )${NOT_COUNTED}`, 'g'), (_, n) => `₦${n}`],
  [wholeWords(`(\\d{3,})(?= ${MONEY_AFTER} )`), (_, n) => `₦${n}`],
  // 'a wig for 60000'
  [
    /(?<= (?:for|with|at) (?:only |just )?)(\d{4,7})(?= (?:$|[,?]))/g,
    (whole, n) => (isYear(n) ? whole : `₦${n}`),
  ],
  // 'shoes, 15000' and a message that is but a number
  [/(?<=^ |, )(\d{4,7})(?= (?:$|[,?]))/g, (whole, n) => (isYear(n) ? whole : `₦${n}`)],
  [wholeWords(`(₦\\d+(?:\\.\\d+)?) ([+])`), (_, n) => `${n} and above`],
]

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits)

/** Writes every amount of naira as one word: '50k', 'N50,000' and 'fifty thousand naira' all become ₦50000. */
export function normaliseAmounts(text: NormalisedText): NormalisedText {
  const scaled = convertSpeltNumbers(rewrite(text, BEFORE_NUMBERS), COUNTED)
  return rewrite(convertCountsBefore(scaled, NAIRA_OR_COUNTED), AMOUNTS)
}

/** 'three-piece' is a name. */
const NAIRA_OR_COUNTED: ReadonlySet<string> = new Set(
  [...COUNTED, 'naira', 'ngn'].filter((word) => !/^(?:x|-|by|pcs|piece|packs?|seaters?)$/.test(word)),
)

const rewrite = (text: NormalisedText, rewrites: readonly Rewrite[]): NormalisedText =>
  rewrites.reduce((sofar, [pattern, write]) => sofar.replace(pattern, write), text)
