import { tokenise } from './tokenise.rules.ts'

const ENDINGS: readonly [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/ives$/, 'ife'],
  [/(?<=[sxz]|[cs]h)es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
]

/** Good enough to know 'fans' in 'fan': both sides are cut alike, so it need not be right. */
export function stemOf(word: string): string {
  const [ending, replacement] = ENDINGS.find(([one]) => one.test(word)) ?? [/$/, '']
  return word.replace(ending, replacement)
}

/** One reply reads the same names and phrases hundreds of times (R31). */
const MAX_KNOWN = 10_000
const MAX_KNOWN_LENGTH = 200
const known = new Map<string, readonly string[]>()

export function stemsIn(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  const stems = tokenise(text).map(stemOf)
  if (text.length > MAX_KNOWN_LENGTH) return stems
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, stems)
  return stems
}

/** Whether the words of the phrase stand in the text, one after the other. */
export function holds(stems: readonly string[], phrase: readonly string[]): boolean {
  return placeOf(stems, phrase) >= 0
}

/** Where the phrase begins in the text; -1 where it does not stand. */
export function placeOf(stems: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1
  return stems.findIndex((_, at) => phrase.every((word, step) => stems[at + step] === word))
}
