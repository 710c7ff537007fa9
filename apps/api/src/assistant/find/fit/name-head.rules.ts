import { stemOf, stemsIn } from '#catalog/search/parse/stems.rules.ts'

/** After these words a name no longer says what the product is, but what it has, is for or comes from. */
const ASIDE = /[,:;()]|\s(?:with|for|in|from|on|of|by)\s/
const NUMBERS = 'one two three four five six seven eight nine ten twelve'
/** Kinds of packaging, not products. */
export const PACKS: ReadonlySet<string> = new Set(
  `set pair pack box kit bundle crate carton bottle tin jar bowl plate tray piece bunch tuber sachet tablet stick ${NUMBERS}`.split(
    ' ',
  ),
)

/** What stands before it begins to. */
export const firstPartOf = (name: string): string =>
  name.split(ASIDE).find((part) => /[a-z]{3}/i.test(part)) ?? ''

/**
 * The words that say what a thing is, its own noun last: 'Clear shockproof phone case, pack of 2' is a case, not a phone;
 * 'Ofada rice and ayamase' is read both ways.
 */
function headsOf(name: string): (readonly string[])[] {
  const first = firstPartOf(name)
  const [before = first] = first.split(/\sand\s/)
  return [first, before].flatMap((part) => {
    const stems = stemsIn(part)
    const last = stems.findLastIndex((stem) => !PACKS.has(stem))
    return last < 0 ? [stems] : [stems, stems.slice(0, last + 1)]
  })
}

/** Whether a thing of this name is what one of the phrases says, not something for it or with it. */
export function isA(name: string, phrases: readonly string[]): boolean {
  const heads = headsOf(name)
  return phrases.some((phrase) => {
    const words = phrase.split(' ').map(stemOf)
    return heads.some((head) => words.every((word, at) => head[head.length - words.length + at] === word))
  })
}
