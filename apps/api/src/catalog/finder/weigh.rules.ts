import type { UnderstoodWord } from '../search/understood-word.rules.ts'
import { isAnythingFor, type Weighed } from './terms.rules.ts'

/** After these words a phrase no longer names the thing. 'of' is not one: a crate of eggs is eggs. */
const ASIDES = new Set(
  'for with without wey that which in on from by at and or to under below above between not no inside when is are has going can'.split(
    ' ',
  ),
)
const PURPOSES = new Set(['for', 'inside', 'to', 'against', 'going', 'that', 'when', 'with'])

/**
 * FIND-02: the word that says what the thing is is the last one before an aside ('rice cooker for my mum' is a cooker); what
 * stands behind 'for' only says what for.
 */
export function weigh(line: string, words: readonly UnderstoodWord[]): Weighed {
  const plain = line.split(' ').filter((token) => token !== '')
  const placed = words.map((word, at) => ({ at, word, place: plain.indexOf(word.typed.split(' ')[0] ?? '') }))
  const first = placed.find(({ place }) => place >= 0)?.place ?? 0
  const aside = plain.findIndex(
    (token, place) => place > first && (ASIDES.has(token) || /^[,¦?]$/.test(token)),
  )
  const before = placed.filter(
    ({ place, word }) => !/^\d/.test(word.typed) && (aside < 0 || (place >= 0 && place < aside)),
  )
  const head = before.at(-1)?.at ?? Math.max(0, words.length - 1)
  const purpose = plain.findIndex((token, place) => place > first && PURPOSES.has(token))
  const soft = placed.filter(
    ({ at, place, word }) => purpose >= 0 && place > purpose && at !== head && !isAnythingFor(word.typed),
  )
  return { words, head, soft: new Set(soft.map(({ at }) => at)) }
}
