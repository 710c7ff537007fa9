import { IDLE_WORDS } from '@ahia/reference/assistant/idle-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { extractColours } from './extract-colours.rules.ts'
import { extractExcludedTerms } from './extract-excluded-terms.rules.ts'
import type { Measure } from './extract-measures.rules.ts'
import { extractMeasures } from './extract-measures.rules.ts'
import type { Preference } from './extract-preferences.rules.ts'
import { extractPreferences } from './extract-preferences.rules.ts'
import { extractPrice } from './extract-price.rules.ts'
import { extractSizes } from './extract-sizes.rules.ts'
import { extractState } from './extract-state.rules.ts'
import { extractWearer, type Wearer } from './extract-wearer.rules.ts'
import { normaliseAmounts } from './normalise-amounts.rules.ts'
import { cutLongText, normaliseText } from './normalise-text.rules.ts'
import { type Extracted, listWords, type NormalisedText } from './normalised-text.rules.ts'
import { translatePidgin } from './translate-pidgin.rules.ts'

/** What a search says besides the name of a product, and the search without those words, for the chip that removes it. */
type ParsedFilter<T> = { value: T; queryWithoutIt: string }

/** FIND-01: a search as far as its words alone tell, before the market's vocabulary is asked. */
export type ParsedQuery = {
  /** All of it, normalised. */
  text: NormalisedText
  /** What no extractor took: gaps (¦) and commas included. */
  remainingText: NormalisedText
  price: ParsedFilter<{ minNaira: number | null; maxNaira: number | null }> | null
  sizes: ParsedFilter<string[]> | null
  measures: ParsedFilter<Measure[]> | null
  colours: ParsedFilter<string[]> | null
  excludedTerms: ParsedFilter<string[]> | null
  state: ParsedFilter<DeliveryState> | null
  preference: ParsedFilter<Preference> | null
  wearer: ParsedFilter<Wearer> | null
}

const MAX_VALUES = 4
/** 'I want to eat amala' asks for amala. */
const DOING =
  /(?<= (?:want|need|like|love|going|please|i|we|me|can|wan)(?: to)?) (?:eat|chop|drink|wear|cook|use|take|try)(?= [^ ¦,?])/g

export function parseQuery(query: string): ParsedQuery {
  const text = normaliseAmounts(translatePidgin(normaliseText(cutLongText(query))))
  const price = extractPrice(text)
  const sizes = extractSizes(price.rest)
  const measures = extractMeasures(sizes.rest)
  const preferences = extractPreferences(measures.rest)
  const excluded = extractExcludedTerms(preferences.rest)
  const state = extractState(excluded.rest)
  const colours = extractColours(state.rest)
  const wearer = extractWearer(colours.rest)
  const read = <T>(
    before: NormalisedText,
    { found, rest }: Extracted<unknown>,
    value: T | null,
  ): ParsedFilter<T> | null =>
    value === null || found === null ? null : { value, queryWithoutIt: removeExtracted(text, before, rest) }
  const { minNaira, maxNaira } = price.found
  const hasPrice = minNaira !== null || maxNaira !== null
  return {
    text,
    remainingText: wearer.rest.replace(DOING, ' '),
    price: read(text, price, hasPrice ? price.found : null),
    sizes: read(price.rest, sizes, someOf(sizes.found)),
    measures: read(sizes.rest, measures, someOf(measures.found)),
    preference: read(measures.rest, preferences, preferences.found.preference),
    excludedTerms: read(preferences.rest, excluded, someOf(excluded.found)),
    state: read(excluded.rest, state, state.found),
    colours: read(state.rest, colours, someOf(colours.found)),
    wearer: read(colours.rest, wearer, wearer.found),
  }
}

/** WIN-90: all words as they were typed, and no filter among them. */
export function parseExactly(query: string): ParsedQuery {
  const text = normaliseText(cutLongText(query))
  return {
    text,
    remainingText: text,
    price: null,
    sizes: null,
    measures: null,
    colours: null,
    excludedTerms: null,
    state: null,
    preference: null,
    wearer: null,
  }
}

const someOf = <T>(found: T[]): T[] | null => (found.length === 0 ? null : found.slice(0, MAX_VALUES))

/** The words that may name a product. */
export const listContentWords = (text: NormalisedText): string[] =>
  listWords(text).filter((word) => !IDLE_WORDS.has(word) && !/^(?:\p{L}|\d{7,})$/u.test(word))

/** The text without the tokens that an extractor took out of `before`, as somebody would type it. */
function removeExtracted(text: NormalisedText, before: NormalisedText, rest: NormalisedText): string {
  const kept = rest.split(' ').filter((token) => token !== '')
  const taken: string[] = []
  for (const token of before.split(' ').filter((one) => one !== '')) {
    if (kept[0] === token) kept.shift()
    else {
      if (kept[0] === '¦' && kept[1] === token && taken.length > 0) kept.splice(0, 2)
      else taken.push(token)
    }
  }
  const tokens = text.split(' ').filter((token) => token !== '')
  for (const token of taken) {
    const at = tokens.indexOf(token)
    if (at >= 0) tokens.splice(at, 1)
  }
  return tokens.filter((token) => !/^[,?¦]$/.test(token)).join(' ')
}
