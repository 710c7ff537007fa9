import { MAX_PRICE_NAIRA } from '@ahia/contracts/limits'
import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfAlternatives,
  wholeWords,
} from './normalised-text.rules.ts'

export type NairaRange = { minNaira: number | null; maxNaira: number | null }

/** 'around 30k' is taken as a span of so much to both sides. */
const AROUND_SHARE = 0.25

const AMOUNT = String.raw`₦(\d+(?:\.\d+)?)`
const AT_MOST = oneOfAlternatives(`
    under | below | nothing above | nothing over | nothing more than | never above | beneath | less than | lesser than | not more than | no more than | not above | not
    over | not exceed | not exceeding | does not exceed | should not exceed | not cross | not up to |
    lower than | max | max of | maximum | maximum of | at most | up to | within | cheaper than | not
    pass | cannot exceed | budget | budget is | budget of | budget , | my budget is | with a budget of |
    with budget of | money is | my money is | my money | i have | i have only | i only have | we have |
    i can spend | spend | for only | not go above | not be more than | should not be more than | not
    beyond | price is | with | for | at | gave me | given me | sent me | dashed me | afford | only afford | can afford
  `)
const OR_LESS = oneOfAlternatives(`
    max | maximum | or less | or below | or under | and below | and under | downwards | down | budget |
    is my budget | is what i have | is all i have | tops | only | at most | is my max | highest | or so
  `)
const AT_LEAST = oneOfAlternatives(`
    above | over | more than | at least | from | starting from | minimum | minimum of | not less than |
    not below | not under | no less than | upwards of | higher than | beyond | greater than | that cost
    more than
  `)
const OR_MORE = oneOfAlternatives(`
    and above | or above | and over | or more | and more | upward | upwards | and up | and upwards |
    plus | minimum | at least | going up | and beyond | or higher | and higher | to above | above
  `)
const ABOUT = oneOfAlternatives(`
    around | about | roughly | approximately | like | close to | nearly | in the region of
  `)

const BETWEEN = wholeWords(
  `(?:(?:between|from|within|around|about) )?${AMOUNT} (?:and|to|-|till|or) ${AMOUNT}`,
)
const NEAR = wholeWords(`${ABOUT} ${AMOUNT}`)
const MOST = wholeWords(`(?<! (?:not|no) )${AT_MOST} ${AMOUNT}(?: ${OR_LESS})?`)
const MOST_AFTER = wholeWords(`${AMOUNT} ${OR_LESS}`)
const LEAST = wholeWords(`${AT_LEAST} ${AMOUNT}(?: ${OR_MORE})?`)
const LEAST_AFTER = wholeWords(`(?:(?:for|with|of|at) )?${AMOUNT} ${OR_MORE}`)
const PLAIN = wholeWords(AMOUNT)

/** What it may cost. An amount that stands for itself is the most; of several of a kind the last one counts. */
export function extractPrice(text: NormalisedText): Extracted<NairaRange> {
  const between = extractAll(text, BETWEEN)
  const leastAfter = extractAll(between.rest, LEAST_AFTER)
  const near = extractAll(leastAfter.rest, NEAR)
  const most = extractAll(near.rest, MOST)
  const least = extractAll(most.rest, LEAST)
  const mostAfter = extractAll(least.rest, MOST_AFTER)
  const plain = extractAll(mostAfter.rest, PLAIN)
  const span = between.found
    .at(-1)
    ?.slice(1)
    .map(toNaira)
    .sort((a, b) => a - b)
  const around = amountOf(near.found)
  const plainMost = plain.found.length > 0 ? amountOf(plain.found) : null
  return {
    found: {
      minNaira:
        span?.[0] ?? amountOf([...leastAfter.found, ...least.found]) ?? share(around, 1 - AROUND_SHARE),
      maxNaira:
        span?.[1] ??
        amountOf([...most.found, ...mostAfter.found]) ??
        share(around, 1 + AROUND_SHARE) ??
        plainMost,
    },
    rest: plain.rest,
  }
}

const amountOf = (found: readonly RegExpMatchArray[]): number | null => {
  const digits = found.at(-1)?.[1]
  return digits === undefined ? null : toNaira(digits)
}

/** Whatever was typed: to the kobo, and no more than anything here may cost. */
const toNaira = (digits: string): number => Math.min(Math.round(Number(digits) * 100) / 100, MAX_PRICE_NAIRA)

const share = (naira: number | null, of: number): number | null =>
  naira === null ? null : Math.round(naira * of)
