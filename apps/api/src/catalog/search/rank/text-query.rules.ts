import { stemOf } from '../parse/stems.rules.ts'
import { anyOf } from '../tsquery.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'

/** What to look for, as to_tsquery syntax. */
export type TextQuery = {
  /** All its words, each with its other names: which products are found. */
  allTerms: string
  /** The same in the first part of the name, which says what the thing is ('Milk powder' of 'Milk powder, 900 g, for tea'). */
  allTermsInHead: string
  /** All its words as they were typed. */
  asTyped: string
  /** The word for the thing, or another name of it, as the noun of a product's name (`products.head_words`). */
  headNoun: string
  /** The same for the word as it was typed only. */
  headNounAsTyped: string
  /** What it is for: such goods come first, but it need not be said. */
  optionalTerms: string[]
  /** Where it need not have all the words: each with how much it counts. */
  weightedTerms: { query: string | null; weight: number }[]
  /** The only word, as one of a shelf's name: what stands there is meant before what stands elsewhere. */
  subcategoryName: string | null
  /** A phrase says more than a word: where something is called 'groundnut oil', no other oil is meant. */
  isPhrase: boolean
  /** The first word typed: a name that begins with it comes first. */
  firstTerm: string
  /** Whether goods for animals are meant. */
  isForPets: boolean
}

const PETS = new Set('dog puppy cat kitten pet bird rabbit leash collar aquarium'.split(' '))

const isOfPets = (word: string): boolean => PETS.has(stemOf(word))

export function toTextQuery({ terms, head, optional }: TermsWithHead): TextQuery {
  const hard = terms.filter((_, at) => !optional.has(at))
  const phrases = terms[head]?.phrases ?? []
  // A name in another language stands for the words that the market has.
  const isForeign = terms[head]?.products === 0 && phrases.length > 1
  const own = isForeign || terms[head]?.isPrefix ? phrases : phrases.slice(0, 1)
  const asNoun = terms[head]?.isPrefix && phrases.length === 1 ? asBeginning : asWholeNoun
  const allTerms = hard.map(({ query }) => query).join(' & ')
  return {
    allTerms,
    allTermsInHead: asFirst(allTerms),
    asTyped: hard.map(asTyped).join(' & '),
    headNoun: anyOf(phrases.map(asNoun)),
    headNounAsTyped: anyOf(own.map(asNoun)),
    optionalTerms: terms.filter((_, at) => optional.has(at)).map(({ query }) => query),
    weightedTerms: [],
    subcategoryName: hard.length === 1 ? anyOf(own.map(asShelf)) : null,
    isPhrase: terms[head]?.typed.includes(' ') ?? false,
    firstTerm: terms[0]?.phrases[0] ?? '',
    isForPets: terms.some(({ typed }) => typed.split(' ').some(isOfPets)),
  }
}

const parts = (phrase: string): string[] => phrase.split(' ').filter((word) => word !== '')

const allOf = (phrase: string): string => `(${parts(phrase).join(' & ')})`

/** 'palm oil' is oil as the noun and palm before it, or a shelf of that name. */
export function asWholeNoun(phrase: string): string {
  const words = parts(phrase)
  const before = words.slice(0, -1).map((word) => `${word}:AB`)
  const last = words.at(-1) ?? ''
  return `((${[...before, `${last}:A`].join(' & ')}) | (${words.map((word) => `${word}:D`).join(' & ')}))`
}

/** `ranked_words` has shelves with the weight B. */
const asShelf = (phrase: string): string =>
  `(${parts(phrase)
    .map((word) => `${word}:B`)
    .join(' & ')})`

/** `head_words` has the first part of a name with the weights A and B. */
const asFirst = (query: string): string =>
  query.replace(/[a-z0-9.]+(?::\*)?/g, (word) => (word.endsWith('*') ? `${word}AB` : `${word}:AB`))

const asBeginning = (phrase: string): string => `${phrase}:*AD`

/** A measure has several spellings and a beginning several ends: only what is a word of its own is taken as typed. */
const asTyped = ({ phrases: [first = ''], query, isPrefix }: QueryTerm): string =>
  isPrefix || /\d/.test(first) ? query : allOf(first)

/** A rare word says more than a common one. */
const weightOf = ({ products = 0, match }: QueryTerm, isSentence: boolean): number => {
  if (match === 'unknown') return isSentence ? UNKNOWN_WEIGHT / 2 : UNKNOWN_WEIGHT
  return 1 / (1 + Math.log(Math.max(products, 2)))
}

const UNKNOWN_WEIGHT = 0.6

/** How many come together says next to nothing: of a 'drum set' the market has no part because it has pot sets. */
const PACKS = new Set('set kit pack pair box bundle carton piece bag bottle'.split(' '))

const PACK_SHARE = 0.1

/** FIND-04: goods that have some of the words, for when nothing has them all. What nothing has counts among what is missing. */
export function toWeightedTextQuery(headed: TermsWithHead, isSentence: boolean): TextQuery {
  const { terms, head } = headed
  const weightedTerms = terms.map((word, at) => ({
    query: word.match === 'unknown' ? null : word.query,
    weight:
      weightOf(word, isSentence) *
      (PACKS.has(stemOf(word.typed)) ? PACK_SHARE : 1) *
      (at === head ? 1.5 : 1) *
      (word.typed.includes(' ') ? 1.5 : 1),
  }))
  const known = terms.filter((word) => word.match !== 'unknown').map(({ query }) => query)
  const allTerms = known.join(' | ')
  return {
    ...toTextQuery(headed),
    allTerms,
    allTermsInHead: asFirst(allTerms),
    optionalTerms: [],
    weightedTerms,
  }
}
