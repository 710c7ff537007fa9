import { listWords, type NormalisedText } from './normalised-text.rules.ts'
import { listContentWords } from './parse-query.rules.ts'

const MOST_PRODUCTS = 4
/** What follows these belongs to the product and is no second one. */
const DESCRIBES_AFTER = new Set('for to with without that which in on from by at not no has have'.split(' '))

/** How somebody begins who lists what is wanted: 'please I need rice, beans and oil'. */
const BEGINNINGS = new Set(
  'please i we want need to buy get do you have sell give me us send bring can could looking for find show how much is are the a an some your price of hello good morning afternoon evening also order there let'.split(
    ' ',
  ),
)
/** A part with one of these is a clause: 'my hair is falling, which oil is good' names one product and no list. */
const CLAUSE = new Set(
  'i my me we our us is are am was were has had have can could will would do does did want wants need needs which what who when where how it its they them he she his her you your be been because so if gave'.split(
    ' ',
  ),
)

const isClause = (words: readonly string[]): boolean => {
  const begins = words.findIndex((word) => !BEGINNINGS.has(word))
  return begins >= 0 && words.slice(begins).some((word) => CLAUSE.has(word))
}

/** 'rice, beans and oil': the words of each product; null when the query names one. */
export function splitList(left: NormalisedText): string[][] | null {
  const parts = left
    .split(/ (?:,|and|or|plus|&|[+]) /)
    .map((part) => ({ words: listContentWords(` ${part} `), all: listWords(` ${part} `) }))
    .filter(({ words }) => words.length > 0)
  if (parts.length < 2 || parts.length > MOST_PRODUCTS) return null
  if (parts.some(({ all }) => isClause(all))) return null
  // After 'for' or 'with' an 'and' adds to what follows it: 'freezer with lock and basket' is one thing.
  if (parts.slice(0, -1).some(({ all }) => all.some((word) => DESCRIBES_AFTER.has(word)))) return null
  return parts.map(({ words }) => words)
}
