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
  const places = placed.flatMap(({ place, word }) => word.typed.split(' ').map((_, step) => place + step))
  const asked = requestedAt(plain, places)
  const first = asked ?? placed.find(({ place }) => place >= 0)?.place ?? 0
  const aside = plain.findIndex(
    (token, place) => place > first && (ASIDES.has(token) || /^[,¦?]$/.test(token)),
  )
  const end = asked === null ? (aside < 0 ? plain.length : aside) : runFrom(asked, new Set(places))
  const before = placed.filter(({ place, word }) => !/^\d/.test(word.typed) && place >= first && place < end)
  const head = before.at(-1)?.at ?? Math.max(0, words.length - 1)
  const purpose = plain.findIndex((token, place) => place > first && PURPOSES.has(token))
  const soft = placed.filter(
    ({ at, place, word }) =>
      at !== head &&
      !isAnythingFor(word.typed) &&
      ((purpose >= 0 && place > purpose) ||
        (place >= 0 && place < first) ||
        (asked !== null && place >= end)),
  )
  return { words, head, soft: new Set(soft.map(({ at }) => at)) }
}

/** Where the words for the thing end: 'which fan lasts till morning' asks for a fan. */
function runFrom(first: number, places: ReadonlySet<number>): number {
  let end = first
  while (places.has(end)) end += 1
  return end
}

/** Behind these stands what is asked for, in a sentence that says more: 'my room is hot, which fan is good'. */
const REQUESTS = new Set(
  'which need want buy get find have sell sells looking search show give recommend suggest what order purchase'.split(
    ' ',
  ),
)
const BETWEEN = new Set(
  'a an any some the one good nice best cheap correct new for me to buy get kind of type which please original small big strong'.split(
    ' ',
  ),
)

/** The place of the first word of what is asked for; null where no request says so. */
function requestedAt(plain: readonly string[], places: readonly number[]): number | null {
  const isPlace = new Set(places)
  for (const [at, token] of plain.entries()) {
    if (!REQUESTS.has(token)) continue
    let next = at + 1
    while (BETWEEN.has(plain[next] ?? '') && !isPlace.has(next)) next += 1
    const isAction = plain[next - 1] === 'to' && plain[next - 2] !== 'buy'
    if (isPlace.has(next) && !isAction) return next
  }
  return null
}
