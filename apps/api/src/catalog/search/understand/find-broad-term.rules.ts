import { WIDE_KINDS, type WideKind } from '@ahia/reference/needs/wide-kinds'
import { holds, placeOf, stemsIn } from '../parse/stems.rules.ts'

/** FIND-08: a word for whole shelves, and what was said besides it. */
export type FoundBroadTerm = {
  term: WideKind
  otherWords: readonly string[]
  /** What was said behind 'for', 'that' or 'is': such goods come first. */
  optionalWords: readonly string[]
}

const PHRASES = WIDE_KINDS.flatMap((kind) =>
  kind.phrases.map((phrase) => ({ kind, stems: stemsIn(phrase) })),
).sort((a, b) => b.stems.length - a.stems.length)

/** The widest word is the thing itself: 'leather bag' is a bag, 'bag of rice' and 'shoe rack' are none. */
export function findBroadTerm(spoken: readonly string[], things: readonly string[]): FoundBroadTerm | null {
  const stems = spoken.flatMap(stemsIn)
  const found = PHRASES.find((one) => holds(stems, one.stems))
  if (!found) return null
  const at = placeOf(stems, found.stems)
  const after = spoken.slice(at + found.stems.length)
  const aside = after.findIndex((word) => ASIDES.has(word))
  const beside = after.filter((word) => things.includes(word))
  const optionalWords = aside < 0 ? [] : after.slice(aside).filter((word) => things.includes(word))
  if (beside.length > optionalWords.length) return null
  const taken = new Set([...spoken.slice(at, at + found.stems.length), ...optionalWords])
  return { term: found.kind, otherWords: things.filter((word) => !taken.has(word)), optionalWords }
}

const ASIDES = new Set('for that which is are when can will has'.split(' '))
