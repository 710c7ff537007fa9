import { thingWords } from './read-query.rules.ts'
import { type Line, wordsOf } from './reading/line.rules.ts'

const MOST_THINGS = 4
/** Behind these stands what a thing has or what it is for, not a second thing. */
const ASIDES = new Set('for to with without that which in on from by at not no has have'.split(' '))

/** 'rice, beans and oil': the words for each of several things; null when it is one. */
export function severalIn(left: Line): string[][] | null {
  const parts = left
    .split(/ (?:,|and|or|plus|&|[+]) /)
    .map((part) => ({ words: thingWords(` ${part} `), all: wordsOf(` ${part} `) }))
    .filter(({ words }) => words.length > 0)
  if (parts.length < 2 || parts.length > MOST_THINGS) return null
  // After 'for' or 'with' an 'and' adds to what follows it: 'freezer with lock and basket' is one thing.
  if (parts.slice(0, -1).some(({ all }) => all.some((word) => ASIDES.has(word)))) return null
  return parts.map(({ words }) => words)
}
