import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfAlternatives,
  oneOfPhrases,
  wholeWords,
} from '#catalog/search/parse/normalised-text.rules.ts'
import type { Pointer } from './parsed-message.rules.ts'

const ORDINALS = new Map([
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map(
    (word, at) => [word, at + 1] as const,
  ),
  ...['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'].map((word, at) => [word, at + 1] as const),
  ['last', -1] as const,
])
const NUMBERS = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((word, at) => [word, at + 1] as const),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'].map(
    (word, at) => [word, at + 1] as const,
  ),
])
const ORDINAL = oneOfPhrases(ORDINALS.keys())
/** 'first aid', 'second hand', 'last week': nothing that was shown. */
const NOT_SHOWN = '(?! (?:aid|hand|class|bank|time|week|month|night|year|day|born|term|minute|long|floor|to))'
const TIMES =
  '(?:week|weekend|month|year|morning|afternoon|evening|night|time|season|period|christmas|sallah|easter|ramadan|area|sunday|monday|tuesday|wednesday|thursday|friday|saturday|december|rainy|kind|type|way|thing)'

const ORDER = wholeWords('(?:that|this|the|the same|the other) (?:order|orders|parcel)')
const SEVERAL = wholeWords('(?:the )?(first|last) (two|three|four|2|3|4)(?: ones?)?')
const NTH = wholeWords(
  `(?:(?:the|and|or|with|,) )(${ORDINAL})(?: ones?| option| item| product)?${NOT_SHOWN}|(${ORDINAL}) (?:one|option|item|product)|(?<=^ )(${ORDINAL})(?= $)`,
)
const NUMBERED = wholeWords(
  '(?:number|no|option|item|#) ?(1[0-2]|[1-9]|one|two|three|four|five|six)(?: (?:and|or|,|with|vs) (?:(?:number|no|option|item|#) )?(1[0-2]|[1-9]|one|two|three|four))?',
)
/** 'compare 1 and 2', '1 or 3?' */
const TWO_NUMBERS = /(?<=(?:^| compare| between| number) )([1-9]) (?:and|or|vs|with) ([1-9])(?= (?:[,?]|$))/g
const ALL = wholeWords(
  `(?<! only )${oneOfAlternatives(`
    these | those | them | both | both of them | all of them | these two | those two | these ones |
    those ones | these three | those three | all three | all two | all four | all 3 | all 2 | all 4 |
    the two | the three | the 2 | the 3 | the two of them | the three of them | all these | all of these
    | the four | they | the 2 of them | which of them | which one of them | among them
  `)}`,
)
const THIS = wholeWords(`(?:this|that) one|this(?! ${TIMES})|that(?= (?:[?]|$))`)
const IT = wholeWords('it')
/** Of what was shown: who asks only for the price names nothing. */
const PRICE_ALONE =
  /^ (?:(?:ok|okay|and|so|please|but) ,? ?)*(?:how much(?: is)?|(?:what is )?(?:the )?price|how much is the price)(?: please)?(?: [,?])* $/

/** What is pointed at, in the order said. */
export function extractPointers(text: NormalisedText): Extracted<Pointer[]> {
  const order = extractAll(text, ORDER)
  const several = extractAll(order.rest, SEVERAL)
  const nth = extractAll(several.rest, NTH)
  const numbered = extractAll(nth.rest, NUMBERED)
  const pair = extractAll(numbered.rest, TWO_NUMBERS)
  const all = extractAll(pair.rest, ALL)
  const open = extractAll(all.rest, THIS)
  return {
    found: [
      ...(order.found.length > 0 ? [{ at: 'order' } as const] : []),
      ...(open.found.length > 0 ? [{ at: 'open-page' } as const] : []),
      ...several.found.flatMap(([, end, count = '']) =>
        severalFrom(end === 'first' ? 'first' : 'last', NUMBERS.get(count) ?? 1),
      ),
      ...nth.found.map((match) =>
        nthOf(ORDINALS.get(match.slice(1).find((word) => word !== undefined) ?? '')),
      ),
      ...[...numbered.found, ...pair.found].flatMap((match) =>
        match
          .slice(1)
          .filter((word) => word !== undefined)
          .map((word) => nthOf(NUMBERS.get(word))),
      ),
      ...(all.found.length > 0 ? [{ at: 'all' } as const] : []),
    ],
    rest: open.rest,
  }
}

/** 'how much is it': points like 'this', when the message names no thing that it could stand for. */
export const mentionsIt = (text: NormalisedText): boolean => text.search(IT) >= 0 || PRICE_ALONE.test(text)

const nthOf = (n = 1): Pointer => ({ at: 'nth', n })

const severalFrom = (end: 'first' | 'last', count: number): Pointer[] =>
  Array.from({ length: count }, (_, at) => nthOf(end === 'first' ? at + 1 : at - count))
