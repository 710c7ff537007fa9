/** A word of the vocabulary that is spelt like what was typed, or starts with it. */
export type Candidate = { typed: string; word: string; products: number; soundsAlike: boolean }

/** Possible corrections of a typed word, all at the same edit distance; empty when nothing is close. */
export type Correction = { typed: string; words: string[]; distance: number }

/** How many letters may be wrong before it counts as another word. */
const allowedDistance = (word: string): number => (word.length <= 3 ? 0 : word.length <= 4 ? 1 : 2)

/** For each typed word the closest in the vocabulary: itself, else words it is a prefix of, else words a typo away. */
export function listCorrections(typed: string[], candidates: Candidate[]): Correction[] {
  return typed.map((word) =>
    correctionFor(
      word,
      candidates.filter((candidate) => candidate.typed === word),
    ),
  )
}

function correctionFor(typed: string, candidates: Candidate[]): Correction {
  const isKnown = candidates.some(({ word }) => word === typed)
  // Numbers and words of one or two letters are not misspelt, only missing.
  if (isKnown || !/^[a-z]{3,}$/.test(typed)) return { typed, words: [typed], distance: 0 }
  const completions = candidates.filter(({ word }) => word.startsWith(typed))
  if (completions.length > 0) return { typed, words: [`${typed}*`], distance: 0 }
  const near = candidates
    .map((candidate) => ({ ...candidate, distance: distanceOf(typed, candidate.word) }))
    .filter((candidate) => isNear(typed, candidate))
    .map((one) => ({
      ...one,
      letters: editDistance(typed, one.word),
      otherBeginning: Number(one.word.charAt(0) !== typed.charAt(0)),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.letters - b.letters ||
        a.otherBeginning - b.otherBeginning ||
        b.products - a.products,
    )
  const [best] = near
  const words = near
    .filter(
      ({ distance, letters, otherBeginning }) =>
        distance === best?.distance && letters === best.letters && otherBeginning === best.otherBeginning,
    )
    .map(({ word }) => word)
  return { typed, words, distance: best?.distance ?? 0 }
}

/** Closer than any typo. */
const SAME_SOUND = 0.5
/** From this length on a word may also sound a little different from what is meant. */
const LEAST_BY_SOUND = 5
const FURTHEST_SOUND = 1

/** As far as the ear goes there is no difference between 'blenda' and a blender; a plural is no typo. */
export function distanceOf(typed: string, word: string): number {
  const isPlural = word.endsWith('s') && !typed.endsWith('s')
  const letters = Math.min(
    editDistance(typed, word),
    isPlural ? editDistance(typed, word.slice(0, -1)) : Number.POSITIVE_INFINITY,
  )
  if (letters === 0) return 0
  const sound = weightedDistance(soundOf(typed), soundOf(word))
  const mayDiffer = typed.length >= LEAST_BY_SOUND && word.length >= LEAST_BY_SOUND
  return sound === 0 || (mayDiffer && sound <= FURTHEST_SOUND)
    ? Math.min(letters, SAME_SOUND + sound)
    : letters
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/t?ch/g, 'C'],
  [/dge|dg|g(?=[ei])/g, 'j'],
  [/[ck]+(?![eiy])|q|k/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/gh/g, ''],
  [/([^aeiou])\1+/g, '$1'],
  [/s$/, ''],
  [/(?:er|or|ar|ur|re|our|ah)$/, 'a'],
  [/ee|ea|ie|ey$|y$/g, 'i'],
  [/(?<=[aeiou])r(?=[^aeiouy])/g, ''],
  [/oo|ou/g, 'u'],
  [/oa/g, 'o'],
  [/ai|ay|ei/g, 'e'],
  [/(?<=[aeiou])e$|e$/, ''],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds where it is spelt as it is heard. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [letters, same]) => sound.replace(letters, same), word)

/** The first letter is rarely wrong, except in phonetic spelling. */
function isNear(typed: string, { word, distance, soundsAlike }: Candidate & { distance: number }): boolean {
  if (distance === SAME_SOUND) return true
  const soundsNear = (): boolean => weightedDistance(soundOf(typed), soundOf(word)) <= FURTHEST_SOUND
  if (soundsAlike && (word.startsWith(typed.charAt(0)) || soundsNear()))
    return distance <= allowedDistance(typed) + 1
  return distance <= allowedDistance(typed) && word.startsWith(typed.charAt(0))
}

/** Splits a word into two known ones, choosing the most common pair: 'palmoil' is palm oil. */
export function splitInTwo(
  typed: string,
  known: { word: string; products: number }[],
): [string, string] | null {
  const productsOf = new Map(known.map(({ word, products }) => [word, products]))
  const [best] = halvesOf(typed)
    .map((halves) => ({ halves, products: Math.min(...halves.map((half) => productsOf.get(half) ?? 0)) }))
    .filter(({ products }) => products > 0)
    .sort((a, b) => b.products - a.products)
  return best?.halves ?? null
}

export const halvesOf = (typed: string): [string, string][] =>
  Array.from({ length: Math.max(0, typed.length - 5) }, (_, at) => [
    typed.slice(0, at + 3),
    typed.slice(at + 3),
  ])

/** Joins each two neighbours: 'wheel chair' may be a wheelchair. */
export const joinNeighbours = (words: string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word}`)

/**
 * The edit distance of two words: letters added, dropped, changed or swapped with their neighbour (optimal string
 * alignment).
 */
export const editDistance = (a: string, b: string): number => distanceWith(a, b, () => 1)

/** The same of sounds: a vowel is heard less exactly than a consonant. */
const weightedDistance = (a: string, b: string): number =>
  distanceWith(a, b, (letter) => (/[aeiou]/.test(letter) ? 0.5 : 1))

function distanceWith(a: string, b: string, costOf: (letter: string) => number): number {
  let beforeLast: number[] = []
  let last = [0]
  for (const letter of b) last.push((last.at(-1) ?? 0) + costOf(letter))
  for (let row = 1; row <= a.length; row += 1) {
    const own = costOf(a[row - 1] ?? '')
    const current = [(last[0] ?? 0) + own]
    for (let column = 1; column <= b.length; column += 1) {
      const other = costOf(b[column - 1] ?? '')
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + own,
        (current[column - 1] ?? 0) + other,
        (last[column - 1] ?? 0) + (isSame ? 0 : Math.max(own, other)),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
