import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { wordsInQuotes } from '@ahia/rules/words-in-quotes'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import type { Db } from '#tables.ts'
import { listWords } from '../parse/normalised-text.rules.ts'
import { listContentWords, parseExactly, parseQuery } from '../parse/parse-query.rules.ts'
import { splitList } from '../parse/split-list.rules.ts'
import { tokenise } from '../parse/tokenise.rules.ts'
import { findBroadTerm } from './find-broad-term.rules.ts'
import { findPurpose } from './find-purpose.rules.ts'
import { isVerb } from './kinds-of-words.rules.ts'
import { type QueryTerm, toExactTerm } from './query-term.rules.ts'
import { replaceBrand } from './replace-brand.ts'
import { findUnitSpellings } from './synonyms.rules.ts'
import { understandTerms } from './understand-terms.ts'
import type { UnderstoodQuery } from './understood-query.rules.ts'

const MAX_WORDS = 12

const CATEGORY_OF = new Map<string, Category>(
  CATEGORIES.flatMap((category) =>
    // A wardrobe is also a product.
    CATEGORY_NAMES[category].filter((name) => name !== 'wardrobe').map((name) => [name, category] as const),
  ),
)

export async function understandQuery(deps: { db: Db }, text: string): Promise<UnderstoodQuery> {
  const exact = wordsInQuotes(text)
  if (exact !== null) return understandExactly(exact)
  const parsed = parseQuery(text)
  const shop = await findShopSpokenOf(deps, listWords(parsed.text))
  const ofShop = new Set(
    shop ? tokenise(`${shop.name} ${shop.name.replace(/([a-z])([A-Z])/g, '$1 $2')}`) : [],
  )
  const isOfShop = (word: string) => ofShop.has(word) || [...ofShop].join('').includes(word)
  const typed = listContentWords(parsed.remainingText).filter((word) => shop === null || !isOfShop(word))
  const found = shop || typed.length > 0 ? typed : listContentWords(parsed.text)
  const spoken = (shop || found.length > 0 ? found : listWords(parsed.text)).slice(0, MAX_WORDS)
  const isSentence = listWords(parsed.remainingText).length > spoken.length
  const { words, notCarried } = await replaceBrand(deps, spoken, isSentence)
  const terms = await understandTerms(deps, words)
  const respell = createRespell(terms)
  const nouns = isSentence ? words.filter((word) => !isVerb(word)) : words
  const broadTerm = notCarried
    ? null
    : findBroadTerm(respell(listWords(parsed.remainingText)), respell(nouns))
  const isWhole = broadTerm?.otherWords.length === 0 && broadTerm.optionalWords.length === 0
  const category = notCarried || isWhole ? null : (CATEGORY_OF.get(words.join(' ')) ?? null)
  const parts = notCarried || shop ? null : splitList(parsed.remainingText)
  return {
    parsed,
    shop: shop && { id: shop.id, name: shop.name, queryWithoutIt: spoken.join(' ') },
    terms: category ? [] : terms,
    listedTerms: parts && (await Promise.all(parts.map((part) => understandTerms(deps, part)))),
    category,
    notCarried,
    purpose: findPurpose(respell(listWords(parsed.text)).join(' ')),
    broadTerm: broadTerm && {
      term: broadTerm.term,
      otherTerms: await understandTerms(deps, broadTerm.otherWords),
      optionalTerms: await understandTerms(deps, broadTerm.optionalWords),
    },
    isSentence,
    isExact: false,
  }
}

/** Neither corrected, translated nor widened: no other spelling, no synonym, no filter, no purpose and no whole subcategory. */
function understandExactly(text: string): UnderstoodQuery {
  const parsed = parseExactly(text)
  const words = joinMeasures(listWords(parsed.text))
  return {
    parsed,
    shop: null,
    terms: words.slice(0, MAX_WORDS).map(toExactTerm),
    listedTerms: null,
    category: null,
    notCarried: null,
    purpose: null,
    broadTerm: null,
    isSentence: false,
    isExact: true,
  }
}

/** Products have '5 kg' and '5kg' as one word in the index, where a point is a p. */
const joinMeasures = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (isMeasure(words[at - 1], word)) return []
    const unit = words[at + 1]
    return unit && isMeasure(word, unit) ? [`${word.replace('.', 'p')}${unit}`] : [word]
  })

const isMeasure = (amount: string | undefined, unit: string): boolean =>
  amount !== undefined && /^\d+(\.\d+)?$/.test(amount) && (unit === 'k' || findUnitSpellings(unit) !== null)

/** 'blud pressure' is a purpose once its spelling is corrected. */
function createRespell(understood: readonly QueryTerm[]): (words: readonly string[]) => string[] {
  const corrections = new Map(
    understood.flatMap(({ typed, match, isPrefix, phrases: [first = typed] }) =>
      match === 'corrected' && !isPrefix && first !== typed ? [[typed, first] as const] : [],
    ),
  )
  return (words) => words.map((word) => corrections.get(word) ?? word)
}
