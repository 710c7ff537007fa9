import type { Purpose } from '@ahia/reference/purposes/purpose'
import { stemsIn } from '../parse/stems.rules.ts'

/** The phrases of each purpose that a text mentions, in the order of the purpose's table. */
export type MentionedPhrases = ReadonlyMap<Purpose, readonly (readonly string[])[]>

type PurposePhrase = { purpose: Purpose; phrase: readonly string[] }

/** The stems by which a text mentions a phrase, and the phrase's place among all. */
type Entry = { stems: readonly string[]; at: number }

/** Entries by their first stem. */
type Index = ReadonlyMap<string, readonly Entry[]>

/** Words without meaning of their own, which shoppers use or leave out. */
const SMALL = new Set(
  stemsIn(
    'is are be dey the a an my our his her their your too very so really just always still o sef now don has have been it of',
  ),
)
const isSignificant = (stem: string): boolean => !SMALL.has(stem)

/**
 * Finds the purposes' phrases in a text. There are thousands of phrases, and comparing each of them with each place of a long
 * text would hold the event loop for seconds: only those are compared that begin with the word at the place.
 */
export function indexPhrases(purposes: readonly Purpose[]): (stems: readonly string[]) => MentionedPhrases {
  const phrases = purposes.flatMap((purpose) =>
    purpose.phrases.map((one): PurposePhrase => ({ purpose, phrase: stemsIn(one) })),
  )
  const exact = byFirstStem(phrases.map(({ phrase }, at) => ({ stems: phrase, at })))
  // 'My room dey very hot' matches 'room is hot'. A phrase with only one significant word must match exactly.
  const loose = byFirstStem(
    phrases
      .map(({ phrase }, at) => ({ stems: phrase.filter(isSignificant), at }))
      .filter(({ stems }) => stems.length > 1),
  )
  return (stems) => {
    const found = new Set<number>()
    addFound(found, stems, exact)
    addFound(found, stems.filter(isSignificant), loose)
    const mentioned = phrases.filter((_, at) => found.has(at))
    return new Map(
      [...Map.groupBy(mentioned, ({ purpose }) => purpose)].map(([purpose, all]) => [
        purpose,
        all.map(({ phrase }) => phrase),
      ]),
    )
  }
}

const byFirstStem = (entries: readonly Entry[]): Index => Map.groupBy(entries, ({ stems }) => stems[0] ?? '')

function addFound(found: Set<number>, stems: readonly string[], index: Index): void {
  for (const [place, stem] of stems.entries())
    for (const entry of index.get(stem) ?? [])
      if (entry.stems.every((one, step) => stems[place + step] === one)) found.add(entry.at)
}
