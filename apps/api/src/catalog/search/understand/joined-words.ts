import type { Db } from '#tables.ts'
import { distanceOf, halvesOf } from './spelling.rules.ts'
import { type KnownWord, listSimilarWords, type SimilarWord } from './vocabulary.sql.ts'

/** How many similar words of the market are looked at for each word. */
export const SIMILAR_WORDS = 12

/** A word that may be written together with others. */
export const IS_WORD = /^[a-z]{3,}$/

/** Fewer letters are hardly two words written in one. */
export const LEAST_PAIR = 7

/** 'sun glases' may be sunglasses: each two neighbours of which one is no word, in one. */
export const pairsWith = (words: readonly string[], unknown: ReadonlySet<string>) =>
  words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !(unknown.has(word) || unknown.has(next))) return []
    const joined = `${word}${next}`
    return IS_WORD.test(joined) && joined.length >= LEAST_PAIR ? [{ at, joined }] : []
  })

export const isTypoOf = ({ typed, word }: SimilarWord): boolean =>
  word.length >= LEAST_PAIR && distanceOf(typed, word) <= 1

/** 'sun glasses' are sunglasses where the market writes them so. */
export function mergeKnown(words: readonly string[], isKnown: ReadonlySet<string>): string[] {
  const merged: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]]
    const joined = `${word}${next ?? ''}`
    const isOne = next !== undefined && IS_WORD.test(word) && IS_WORD.test(next) && isKnown.has(joined)
    merged.push(isOne ? joined : word)
    if (isOne) at += 1
  }
  return merged
}

const LEAST_HALF = 4
const MOST_HALVES = 6

/** 'sheabuter' is shea butter: one half is a word of the market, the other nearly one. */
export async function splitMisspelt(
  { db }: { db: Db },
  words: readonly string[],
  known: readonly KnownWord[],
): Promise<ReadonlyMap<string, [string, string]>> {
  const isKnown = new Set(known.map(({ word }) => word))
  const halves = words.flatMap((word) =>
    halvesOf(word)
      .filter(([first, second]) => Math.min(first.length, second.length) >= LEAST_HALF)
      .flatMap((pair) => [0, 1].flatMap((at) => (isKnown.has(pair[at] ?? '') ? [{ word, pair, at }] : [])))
      .slice(0, MOST_HALVES),
  )
  if (halves.length === 0) return new Map()
  const others = [...new Set(halves.map(({ pair, at }) => pair[1 - at] ?? ''))]
  const similar = await listSimilarWords(db.read, others, SIMILAR_WORDS)
  return new Map(
    halves.flatMap(({ word, pair, at }): [string, [string, string]][] => {
      const other = pair[1 - at] ?? ''
      const near = similar.find((one) => one.typed === other && distanceOf(other, one.word) <= 1)?.word
      if (near === undefined) return []
      return [[word, at === 0 ? [pair[0], near] : [near, pair[1]]]]
    }),
  )
}
