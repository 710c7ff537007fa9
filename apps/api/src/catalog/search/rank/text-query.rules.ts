import { stemOf } from '../parse/stems.rules.ts'
import { anyOf } from '../tsquery.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import type { QueryTerm } from '../understand/query-term.rules.ts'

/** The terms of a query as to_tsquery syntax. */
export type TextQuery = {
  /** What a product must have to be found: all required terms, each with its synonyms; any known term in a weighted query. */
  required: string
  /** The same in the first part of the name, which says what the product is ('Milk powder' of 'Milk powder, 900 g, for tea'). */
  requiredInFirstPart: string
  /** All required terms as they were typed. */
  asTyped: string
  /** The head noun or a synonym, as the noun of a product's name (`products.head_words`). */
  headNoun: string
  /** The same without synonyms. */
  headNounAsTyped: string
  /** Terms that a product need not have: those that do come first. */
  optionalTerms: string[]
  /** Where not all terms are required: each with its weight. */
  weightedTerms: { query: string | null; weight: number }[]
  /** The only term, as a word of a subcategory's name: products in that subcategory are meant before others. */
  subcategoryName: string | null
  /** Whether the head noun is a phrase: where there is 'groundnut oil', no other oil is meant. */
  isPhrase: boolean
  /** The first term: a name that begins with it comes first. */
  firstTerm: string
  /** Whether products for animals are meant. */
  isForPets: boolean
}

const PETS = new Set('dog puppy cat kitten pet bird rabbit leash collar aquarium'.split(' '))

const isPetWord = (word: string): boolean => PETS.has(stemOf(word))

export function toTextQuery({ terms, headIndex, optional }: TermsWithHead): TextQuery {
  const requiredTerms = terms.filter((_, at) => !optional.has(at))
  const phrases = terms[headIndex]?.phrases ?? []
  // A name in another language stands for the words that the market has.
  const isForeign = terms[headIndex]?.products === 0 && phrases.length > 1
  const own = isForeign || terms[headIndex]?.isPrefix ? phrases : phrases.slice(0, 1)
  const asNoun = terms[headIndex]?.isPrefix && phrases.length === 1 ? asHeadNounPrefix : asHeadNoun
  const required = requiredTerms.map(({ query }) => query).join(' & ')
  return {
    required,
    requiredInFirstPart: inFirstPart(required),
    asTyped: requiredTerms.map(asTyped).join(' & '),
    headNoun: anyOf(phrases.map(asNoun)),
    headNounAsTyped: anyOf(own.map(asNoun)),
    optionalTerms: terms.filter((_, at) => optional.has(at)).map(({ query }) => query),
    weightedTerms: [],
    subcategoryName: requiredTerms.length === 1 ? anyOf(own.map(asSubcategory)) : null,
    isPhrase: terms[headIndex]?.typed.includes(' ') ?? false,
    firstTerm: terms[0]?.phrases[0] ?? '',
    isForPets: terms.some(({ typed }) => typed.split(' ').some(isPetWord)),
  }
}

const parts = (phrase: string): string[] => phrase.split(' ').filter((word) => word !== '')

const allOf = (phrase: string): string => `(${parts(phrase).join(' & ')})`

/**
 * 'palm oil' is oil as the noun and palm before it, or a subcategory of that name. The weights of `head_words` (migration
 * 0066): A the noun of the name's first part, B the rest of that part, C the rest of the name, D a subcategory with nothing else.
 */
export function asHeadNoun(phrase: string): string {
  const words = parts(phrase)
  const before = words.slice(0, -1).map((word) => `${word}:AB`)
  const last = words.at(-1) ?? ''
  return `((${[...before, `${last}:A`].join(' & ')}) | (${words.map((word) => `${word}:D`).join(' & ')}))`
}

/** `ranked_words` has subcategories with the weight B. */
const asSubcategory = (phrase: string): string =>
  `(${parts(phrase)
    .map((word) => `${word}:B`)
    .join(' & ')})`

/** Both weights of the first part of a name. */
const inFirstPart = (query: string): string =>
  query.replace(/[\p{L}\p{N}.]+(?::\*)?/gu, (word) => (word.endsWith('*') ? `${word}AB` : `${word}:AB`))

const asHeadNounPrefix = (phrase: string): string => `${phrase}:*AD`

/** A measure has several spellings and a prefix several ends: only a whole word is taken as typed. */
const asTyped = ({ phrases: [first = ''], query, isPrefix }: QueryTerm): string =>
  isPrefix || /\d/.test(first) ? query : allOf(first)

/** A rare word says more than a common one. */
const weightOf = ({ products = 0, match }: QueryTerm, isSentence: boolean): number => {
  if (match === 'unknown') return isSentence ? UNKNOWN_WEIGHT / 2 : UNKNOWN_WEIGHT
  return 1 / (1 + Math.log(Math.max(products, 2)))
}

const UNKNOWN_WEIGHT = 0.6

/** A pack's word has next to no weight: pot sets are no match for a 'drum set'. */
const PACKS = new Set('set kit pack pair box bundle carton piece bag bottle'.split(' '))

const PACK_SHARE = 0.1

/** FIND-04: products with some of the terms, where none has them all. Unknown terms count as missing. */
export function toWeightedTextQuery(termsWithHead: TermsWithHead, isSentence: boolean): TextQuery {
  const { terms, headIndex } = termsWithHead
  const weightedTerms = terms.map((word, at) => ({
    query: word.match === 'unknown' ? null : word.query,
    weight:
      weightOf(word, isSentence) *
      (PACKS.has(stemOf(word.typed)) ? PACK_SHARE : 1) *
      (at === headIndex ? 1.5 : 1) *
      (word.typed.includes(' ') ? 1.5 : 1),
  }))
  const known = terms.filter((word) => word.match !== 'unknown').map(({ query }) => query)
  const required = known.join(' | ')
  return {
    ...toTextQuery(termsWithHead),
    required,
    requiredInFirstPart: inFirstPart(required),
    optionalTerms: [],
    weightedTerms,
  }
}
