import { BROAD_TERMS, type BroadTerm } from '@ahia/reference/purposes/broad-terms'
import { holds, placeOf, stemsIn } from '../parse/stems.rules.ts'

/** FIND-08: a term for whole subcategories, and the words beside it. */
export type FoundBroadTerm = {
  term: BroadTerm
  otherWords: readonly string[]
  /** Words after 'for', 'that' or 'is': products with them come first. */
  optionalWords: readonly string[]
}

const PHRASES = BROAD_TERMS.flatMap((term) =>
  term.phrases.map((phrase) => ({ term, stems: stemsIn(phrase) })),
).sort((a, b) => b.stems.length - a.stems.length)

/** The broad term must be the head noun: 'leather bag' is a bag, 'bag of rice' and 'shoe rack' are none. */
export function findBroadTerm(words: readonly string[], nouns: readonly string[]): FoundBroadTerm | null {
  const stems = words.flatMap(stemsIn)
  const found = PHRASES.find((one) => holds(stems, one.stems))
  if (!found) return null
  const at = placeOf(stems, found.stems)
  const after = words.slice(at + found.stems.length)
  const optionalFrom = after.findIndex((word) => OPTIONAL_AFTER.has(word))
  const beside = after.filter((word) => nouns.includes(word))
  const optionalWords =
    optionalFrom < 0 ? [] : after.slice(optionalFrom).filter((word) => nouns.includes(word))
  if (beside.length > optionalWords.length) return null
  const taken = new Set([...words.slice(at, at + found.stems.length), ...optionalWords])
  return { term: found.term, otherWords: nouns.filter((word) => !taken.has(word)), optionalWords }
}

/** What follows these is optional. */
const OPTIONAL_AFTER = new Set('for that which is are when can will has'.split(' '))
