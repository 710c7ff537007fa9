import { ASPECTS } from '@ahia/reference/assistant/aspects'
import {
  BESIDE_SERVICE_WORDS,
  IDLE_WORDS,
  QUALITY_WORDS,
  SERVICE_WORDS,
} from '@ahia/reference/assistant/idle-words'
import { PIDGIN } from '@ahia/reference/assistant/pidgin'
import { PLACES, PLACES_ELSEWHERE } from '@ahia/reference/assistant/places'
import { SHORT_SPELLINGS } from '@ahia/reference/assistant/short-spellings'
import { PEOPLE } from '@ahia/reference/purposes/people'
import { SYNONYMS } from '@ahia/reference/synonyms'
import { isDictionaryWord } from '#catalog/search/understand/dictionary.ts'
import { editDistance } from '#catalog/search/understand/spelling.rules.ts'
import { findElsewhere } from '../facts/places.ts'
import { SHOP_NOUNS } from '../shops/shop-question.rules.ts'
import type { Question } from './parse-conversation.rules.ts'

const LEAST_LETTERS = 5
const IS_PLAIN = /^[a-z]+$/
/** 'Bukka Republic'; a first word with a capital may also be a name. */
const IS_NAME = /^\p{Lu}\p{Ll}/u
/** R31: each is held against the words that begin alike. */
const MOST_RESPELT = 24

const wordsIn = (phrases: Iterable<string>): string[] => [...phrases].flatMap((one) => one.split(' '))

const OURS = new Set([
  ...wordsIn([...Object.keys(PIDGIN), ...Object.values(PIDGIN), ...Object.values(PLACES).flat()]),
  ...PLACES_ELSEWHERE,
  ...SHOP_NOUNS.keys(),
])

/** What shoppers ask with and for; of two that are as near, the first is meant. */
const KNOWN = [
  ...new Set([
    ...wordsIn([...IDLE_WORDS, ...SERVICE_WORDS, ...BESIDE_SERVICE_WORDS, ...QUALITY_WORDS]),
    ...wordsIn(PEOPLE.flatMap(({ phrases }) => phrases)),
    ...wordsIn(ASPECTS.flatMap(({ asked }) => asked)),
    ...wordsIn(SYNONYMS.flat()),
  ]),
].filter((word) => word.length >= LEAST_LETTERS && IS_PLAIN.test(word))
const BY_FIRST_LETTER = Map.groupBy(KNOWN, (word) => word.charAt(0))
const IS_KNOWN = new Set(KNOWN)

const isStrange = (word: string): boolean =>
  word.length >= LEAST_LETTERS &&
  IS_PLAIN.test(word) &&
  !IS_KNOWN.has(word) &&
  !OURS.has(word) &&
  !SHORT_SPELLINGS.has(word) &&
  !isDictionaryWord(word) &&
  findElsewhere(`to ${word}`) === null &&
  !isDictionaryWord(word.replace(/(?:s|es|ing|ed)$/, ''))

/** CHAT-12: 'boyfrend', 'bluetoth': one letter wrong in what is no word. Names and what we do not know stay as they are. */
export function respell(text: string): string {
  let left = MOST_RESPELT
  return text.replace(WORD, (word) => {
    const written = word.toLowerCase()
    if (left === 0 || IS_NAME.test(word) || !isStrange(written)) return word
    left -= 1
    const near = BY_FIRST_LETTER.get(written.charAt(0)) ?? []
    return near.find((known) => isOneOff(written, known)) ?? word
  })
}

/** The same question, with what was said before. */
export const respellQuestion = (question: Question): Question => ({
  ...question,
  message: respell(question.message),
  turns: question.turns.map((turn) => ({ ...turn, message: respell(turn.message) })),
})

const WORD = /[\p{L}\p{N}'’-]+/gu

const isOneOff = (word: string, known: string): boolean =>
  Math.abs(word.length - known.length) <= 1 && editDistance(word, known) === 1
